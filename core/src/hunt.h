/* SPDX-License-Identifier: MIT */
#ifndef C960_HUNT_H
#define C960_HUNT_H

#include "bits.h"
#include "c960.h"

/* The verdict where neither a mate on the board nor the material tells: by walls, else by a search within the
 * nodes. Left unknown where the core is built without. The report has been cleared. */
INTERNAL void prove_or_hunt(const c960_position *p, unsigned winner, uint32_t nodes,
                            c960_mate_workspace *workspace, c960_mate_report *report);

#endif
