/* SPDX-License-Identifier: MIT */
/*
 * How long it takes to tell who can still mate, and what the exact status costs beside the quick one. Reads
 * positions, one a line: a FEN, or a row of tests/data with one ("fen": "..."). Processor time, on this machine.
 */
#define _POSIX_C_SOURCE 199309L
#include "c960.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MOST = 20000, QUICK_ROUNDS = 100 };

typedef struct {
  double times[2 * MOST];
  unsigned count;
} sample;

static c960_mate_workspace workspace;
static sample mates, exact, quick;

static double microseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return (double)now.tv_sec * 1e6 + (double)now.tv_nsec / 1e3;
}

static int by_time(const void *a, const void *b) {
  const double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static void print(const char *what, sample *s) {
  if (s->count == 0) return;
  qsort(s->times, s->count, sizeof *s->times, by_time);
  printf("%-18s median %9.2f  90%% %9.2f  99%% %9.2f  most %9.2f us\n", what,
         s->times[s->count / 2], s->times[s->count * 9 / 10], s->times[s->count * 99 / 100],
         s->times[s->count - 1]);
}

static bool read_position(char *line, c960_position *position) {
  static const char key[] = "\"fen\": \"";
  char *start = strstr(line, key);
  c960_fen_error error;
  start = start == NULL ? line : start + sizeof key - 1;
  return c960_fen_parse(start, strcspn(start, "\"\r\n"), position, &error) == C960_OK;
}

static unsigned ask(const c960_position *position) {
  c960_status_report status;
  unsigned unknown = 0;
  for (unsigned color = 0; color < 2; color++) {
    static c960_mate_report report;
    const double start = microseconds();
    c960_can_mate(position, (c960_color)color, C960_MATE_NODES, &workspace, &report);
    mates.times[mates.count++] = microseconds() - start;
    unknown += report.verdict == C960_VERDICT_UNKNOWN;
  }
  double start = microseconds();
  c960_status_in_game(position, 1, &workspace, &status);
  exact.times[exact.count++] = microseconds() - start;
  start = microseconds();
  for (unsigned i = 0; i < QUICK_ROUNDS; i++) c960_status(position, &status);
  quick.times[quick.count++] = (microseconds() - start) / QUICK_ROUNDS;
  return unknown;
}

int main(void) {
  static char line[16384];
  unsigned positions = 0, unknown = 0;
  while (positions < MOST && fgets(line, sizeof line, stdin) != NULL) {
    c960_position position;
    if (!read_position(line, &position)) continue;
    unknown += ask(&position);
    positions++;
  }
  printf("%u positions, %u verdicts of %u unknown\n", positions, unknown, 2 * positions);
  print("who can mate", &mates);
  print("status, exact", &exact);
  print("status, quick", &quick);
  return 0;
}
