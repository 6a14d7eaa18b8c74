/* SPDX-License-Identifier: MIT */
#ifndef C960_GLANCE_H
#define C960_GLANCE_H

#include "bits.h"
#include "c960.h"

/* True only where one side or the other can mate; found quickly for most positions of games, sooner where it is
 * told which side is the stronger. */
INTERNAL bool mate_is_in_sight(const c960_position *p, unsigned stronger);

#endif
