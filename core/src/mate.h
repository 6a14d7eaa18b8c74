/* SPDX-License-Identifier: MIT */
/* Who can still mate, as far as the board as it stands tells; and is it over for both sides? */
#ifndef C960_MATE_H
#define C960_MATE_H

#include "bits.h"
#include "c960.h"

/* True only where this side can never mate, whatever the other does, with the men that are there. */
INTERNAL bool material_forbids_mate(const c960_position *p, unsigned winner);

/* Has this side just given mate? */
INTERNAL bool is_mate_by(const c960_position *p, unsigned winner);

/* True where neither side can ever mate, as c960_can_mate says within its default budget. */
INTERNAL bool is_dead(const c960_position *p, c960_mate_workspace *workspace);

#endif
