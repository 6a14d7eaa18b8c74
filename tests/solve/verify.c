/* SPDX-License-Identifier: MIT */
/*
 * Proves every position of the promotion drills anew, from nothing but the board and the move, and compares
 * with what its row says.
 *
 *   verify FILE     web/lessons/promotion-positions.js
 */
#include "row.h"

#include <stdio.h>
#include <string.h>

/* Of all that a position is about, the row names one. */
static bool agrees(const char *row, const char *proven) {
  const char *told = strchr(row, '|'), *found = strchr(proven, '|');
  if (!told || !found || strcmp(told, found) != 0) return false;
  for (const char *at = proven; at < found; at += strcspn(at, " ") + 1)
    if (strncmp(at, row, (size_t)(told - row)) == 0 && at[told - row] == ' ') return true;
  return false;
}

int main(int count, char **words) {
  FILE *file = count == 2 ? fopen(words[1], "r") : NULL;
  char row[ROW_SIZE], proven[ROW_SIZE];
  unsigned rows = 0, wrong = 0;
  if (!file) {
    fputs("verify FILE\n", stderr);
    return 2;
  }
  while (fgets(row, sizeof row, file)) {
    row[strcspn(row, "\r\n")] = 0;
    if (!strchr(row, '|')) continue;
    rows++;
    if (row_prove(row, proven) && agrees(row, proven)) continue;
    wrong++;
    printf("told:   %s\nproven: %s\n", row, *proven ? proven : "nothing");
  }
  fclose(file);
  printf("%u positions, %u wrong\n", rows, wrong);
  return rows < 40 || wrong ? 1 : 0;
}
