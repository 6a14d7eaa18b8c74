/* SPDX-License-Identifier: MIT */
#ifndef C960_GLANCE_H
#define C960_GLANCE_H

#include "bits.h"
#include "c960.h"

#ifndef C960_WITHOUT_SEARCH
#define GAME_PLIES 100u

/* Plays one of many such games; true where it ends in mate. The report gets its line, of no use otherwise. */
INTERNAL bool play_to_mate(const c960_position *start, unsigned winner, uint32_t game,
                           c960_mate_report *report);
#endif

/* True only where one side or the other can mate; found quickly for most positions of games, sooner where it is
 * told which side is the stronger. */
INTERNAL bool mate_is_in_sight(const c960_position *p, unsigned stronger);

#endif
