/* SPDX-License-Identifier: MIT */
/*
 * Writes core/src/tables.c to standard output: run it and compare (a test does). Everything is made from
 * the geometry of the board; no number here comes from elsewhere.
 */
#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>

static int on_board(int file, int rank) { return file >= 0 && file < 8 && rank >= 0 && rank < 8; }

static uint64_t steps(int square, const int (*directions)[2], int n) {
  uint64_t set = 0;
  for (int i = 0; i < n; i++) {
    const int file = square % 8 + directions[i][0], rank = square / 8 + directions[i][1];
    if (on_board(file, rank)) set |= (uint64_t)1 << (rank * 8 + file);
  }
  return set;
}

/* The whole line through a square in a direction and back, without the square. */
static uint64_t line(int square, int df, int dr) {
  uint64_t set = 0;
  for (int sign = -1; sign <= 1; sign += 2) {
    int file = square % 8 + sign * df, rank = square / 8 + sign * dr;
    for (; on_board(file, rank); file += sign * df, rank += sign * dr)
      set |= (uint64_t)1 << (rank * 8 + file);
  }
  return set;
}

/* What a slider on `file` of a rank reaches, given the occupancy of the six inner files, on every rank. */
static uint64_t rank_attacks(int file, unsigned inner) {
  const unsigned occupied = inner << 1;
  unsigned reach = 0;
  for (int f = file + 1; f < 8; f++) {
    reach |= 1u << f;
    if (occupied >> f & 1) break;
  }
  for (int f = file - 1; f >= 0; f--) {
    reach |= 1u << f;
    if (occupied >> f & 1) break;
  }
  return (uint64_t)reach * 0x0101010101010101u;
}

static void print(uint64_t value, int i, int last) {
  printf("%s0x%016" PRIx64 "u%s", i % 4 == 0 ? "    " : " ", value,
         i == last    ? "\n"
         : i % 4 == 3 ? ",\n"
                      : ",");
}

int main(void) {
  static const int knight[8][2] = {{1, 2},   {2, 1},   {2, -1}, {1, -2},
                                   {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};
  static const int king[8][2] = {{0, 1},  {1, 1},   {1, 0},  {1, -1},
                                 {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}};
  printf("/* SPDX-License-Identifier: MIT */\n/* Written by core/gen/tables.c; do not edit. */\n");
  printf("/* clang-format off */\n#include \"tables.h\"\n\n");
  printf("INTERNAL const uint64_t knight_steps[64] = {\n");
  for (int i = 0; i < 64; i++) print(steps(i, knight, 8), i, 63);
  printf("};\n\nINTERNAL const uint64_t king_steps[64] = {\n");
  for (int i = 0; i < 64; i++) print(steps(i, king, 8), i, 63);
  printf("};\n\nINTERNAL const uint64_t rising_line[64] = {\n");
  for (int i = 0; i < 64; i++) print(line(i, 1, 1), i, 63);
  printf("};\n\nINTERNAL const uint64_t falling_line[64] = {\n");
  for (int i = 0; i < 64; i++) print(line(i, 1, -1), i, 63);
  printf("};\n\nINTERNAL const uint64_t rank_reach[8][64] = {\n");
  for (int f = 0; f < 8; f++) {
    printf("  {\n");
    for (int i = 0; i < 64; i++) print(rank_attacks(f, (unsigned)i), i, 63);
    printf("  },\n");
  }
  printf("};\n");
  return 0;
}
