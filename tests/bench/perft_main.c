/* SPDX-License-Identifier: MIT */
/*
 * Counts on demand: for each line "depth FEN" on standard input it writes the number of leaves, or
 * "error" and why. The benchmark times it from outside, like every other program it compares.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "c960.h"

static void answer(const char *line) {
  char *fen;
  unsigned long depth = strtoul(line, &fen, 10);
  if (fen == line || depth > C960_MAX_PERFT_DEPTH) {
    puts("error depth");
    return;
  }
  c960_position position;
  c960_fen_error error;
  c960_result result = c960_fen_parse(fen, strlen(fen), &position, &error);
  if (result != C960_OK) {
    printf("error %s\n", c960_code_name(C960_RESULT, (unsigned)result));
    return;
  }
  printf("%" PRIu64 "\n", c960_perft(&position, (unsigned)depth));
}

int main(void) {
  char line[1024];
  while (fgets(line, sizeof line, stdin)) {
    answer(line);
    fflush(stdout);
  }
  return 0;
}
