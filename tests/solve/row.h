/* SPDX-License-Identifier: MIT */
/*
 * A position and what is proven of its promotion, as one line of web/lessons/promotion-positions.js:
 *
 *   about|placement move wins-or-saves right|queen|rook|bishop|knight
 *
 * about: mate, fork, check, stalemate, all that hold. Each of the four: what it is (mate, wins, stalemate, dead, draws,
 * loses), in how many moves at most the mate comes, where there is one, and a line that shows it. White promotes.
 */
#ifndef SOLVE_ROW_H
#define SOLVE_ROW_H

#include "choices.h"

enum { ROW_SIZE = 1024 };

void row_write(const c960_position *position, unsigned from, unsigned to, const choices *all,
               char row[ROW_SIZE]);

/* The row of the position and move that a row names, proven anew; whatever else it says is not looked at. Endgames of four
 * men are solved for it only where nothing else proves it. False where nothing is proven. */
bool row_prove(const char *row, char proven[ROW_SIZE]);

#endif
