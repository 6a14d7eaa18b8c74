/* SPDX-License-Identifier: MIT */
#ifndef C960_SETUP_H
#define C960_SETUP_H

#include "c960.h"

/* In a setup's rights: a right is claimed, but no rook can hold it. */
#define BAD_RIGHT 255

/* Puts a man of a valid kind on an empty square. */
INTERNAL void put_man(c960_position *p, unsigned square, unsigned color, c960_piece_type type);

#endif
