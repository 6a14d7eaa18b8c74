/* SPDX-License-Identifier: MIT */
/*
 * Runs a harness over inputs that are the same in every run: seeds, cut, changed and random
 * ones.
 */
#include "check.h"
#include "harness.h"
#include "random.h"

enum { ROUNDS = SANITIZED ? 10000 : 60000, LONGEST = 600 };

static const char *const seeds[] = {
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
    "4k3/8/8/3pP3/8/8/1p6/R3K2R w KQ d6 0 1",
    "\xef\xbb\xbf"
    "1rk1r3/8/8/8/8/8/8/RR1K3R\xc2\xa0w\tHBeb -\r\n",
    "8/8/8/8/8/8/8/8 b KQkq e3 0 1",
    "@e2e4",
    "Ae1g1",
    "Be1h1",
    "EO-O-O",
    "AO-O",
    "CNge2",
    "Fgxh8=N+",
    "Fg1q",
    "Eexd6!?",
    "GQ8e5",
    "Ag1-f3",
    "@0-0-0#",
};

static size_t next_input(random_source *source, uint8_t *bytes) {
  const char *seed = seeds[random_below(source, sizeof seeds / sizeof *seeds)];
  size_t length = strlen(seed);
  memcpy(bytes, seed, length);
  if (random_below(source, 4) == 0) {
    length = random_below(source, random_below(source, 4) ? 80 : LONGEST);
    random_fill(source, bytes, length);
  }
  for (unsigned i = random_below(source, 4); i < 3 && length > 0; i++) {
    const char *other = seeds[random_below(source, sizeof seeds / sizeof *seeds)];
    const size_t at = random_below(source, (unsigned)length);
    bytes[at] = random_below(source, 2)
                    ? (uint8_t)other[random_below(source, (unsigned)strlen(other))]
                    : (uint8_t)random_bits(source);
  }
  return random_below(source, 4) ? length : random_below(source, (unsigned)length + 1);
}

int main(void) {
  random_source source = {1};
  for (size_t i = 0; i < sizeof seeds / sizeof *seeds; i++)
    LLVMFuzzerTestOneInput((const uint8_t *)seeds[i], strlen(seeds[i]));
  for (unsigned i = 0; i < ROUNDS; i++) {
    /* Of its own size, so that a sanitizer sees a byte read behind it. */
    uint8_t bytes[LONGEST];
    const size_t length = next_input(&source, bytes);
    uint8_t *exact = malloc(length + (length == 0));
    if (exact == NULL) return EXIT_FAILURE;
    memcpy(exact, bytes, length);
    LLVMFuzzerTestOneInput(exact, length);
    free(exact);
  }
  return EXIT_SUCCESS;
}
