/* SPDX-License-Identifier: MIT */
/* Is it over for both sides? */
#ifndef C960_MATE_H
#define C960_MATE_H

#include "bits.h"
#include "c960.h"

/* True where neither side can ever mate, as c960_can_mate says within its default budget. */
INTERNAL bool is_dead(const c960_position *p, c960_mate_workspace *workspace);

#endif
