/* SPDX-License-Identifier: MIT */
/*
 * Few men: that the material said never to mate stands in no mate, by every placing of it, and that verdicts
 * on positions of at most four men agree with brute force. A "yes" is replayed; a "no" by material is of a
 * class all whose placings are looked at here; any other "no" by all positions that can be reached.
 */
#include "check.h"
#include "mating.h"
#include "random.h"
#include "reachable.h"
#include "text.h"

/* --- Classes that never mate ---------------------------------------------------------------------------------- */

/* The winner's men and the loser's, kings left out. "b" is a bishop on squares of the other colour than "B". */
typedef struct {
  const char *winner, *loser;
} material;

static const material never[] = {
    {"N", ""},   {"N", "Q"},  {"B", ""},   {"B", "Q"},  {"B", "R"},  {"B", "B"},
    {"BB", ""},  {"N", "QQ"}, {"B", "QQ"}, {"B", "RQ"}, {"B", "RR"}, {"B", "BR"},
    {"B", "BQ"}, {"B", "BB"}, {"BB", "Q"}, {"BB", "R"}, {"BB", "B"}, {"BBB", ""},
};

static unsigned men_of(const material *m) {
  return (unsigned)(strlen(m->winner) + strlen(m->loser));
}

static c960_piece_type type_of(char letter) {
  return letter == 'N'   ? C960_KNIGHT
         : letter == 'B' ? C960_BISHOP
         : letter == 'R' ? C960_ROOK
                         : C960_QUEEN;
}

static bool is_light(unsigned square) { return (square % 8 + square / 8) % 2 != 0; }

typedef struct {
  c960_setup setup;
  const material *class;
  unsigned king; /* the loser's */
  bool light;    /* the bishops' squares */
  unsigned placings, mates;
  random_source dice; /* five men are too many for every placing: a part of them */
} placing;

static void start_setup(c960_setup *setup) {
  memset(setup, 0, sizeof *setup);
  memset(setup->rights, C960_NO_SQUARE, sizeof setup->rights);
  setup->en_passant = C960_NO_SQUARE;
  setup->fullmove = 1;
}

/* A check by two bishops of one colour at once is a mate at times, but no move gives it: whichever of the
 * two moved gave check before. Only a position set up so has it, and then the mate has been given. */
static void look_at_placing(placing *p) {
  c960_position position;
  c960_status_report status;
  uint32_t problems;
  if (c960_setup_position(&p->setup, &position, &problems) != C960_OK) return;
  p->placings++;
  if (c960_move_count(&position) > 0) return;
  c960_status(&position, &status);
  if (status.outcome != C960_OUTCOME_CHECKMATE) return;
  p->mates++;
  check(__builtin_popcountll(status.checkers) > 1, "a mate by a single check");
  check_number("the verdict on a mate", C960_VERDICT_YES, mating_verdict(&position, 0, 0));
}

static bool attacks_king(unsigned type, unsigned square, unsigned king) {
  const int file = (int)(square % 8) - (int)(king % 8), rank = (int)(square / 8) - (int)(king / 8);
  if (type == C960_KNIGHT) return file * file + rank * rank == 5;
  return file == rank || file == -rank;
}

/* Places the men one after the other, the winner's first so that it gives check; its king comes last. */
static void place_rest(placing *p, unsigned index) {
  const size_t winners = strlen(p->class->winner), men = men_of(p->class);
  const unsigned color = index < winners || index == men ? C960_WHITE : C960_BLACK;
  if (index > men) {
    look_at_placing(p);
    return;
  }
  const unsigned type = index == men      ? C960_KING
                        : index < winners ? type_of(p->class->winner[index])
                                          : type_of(p->class->loser[index - winners]);
  if (men > 2 && index > 0 && random_below(&p->dice, men > 2 ? 3 : 1)) return;
  for (unsigned square = 0; square < 64; square++) {
    if (p->setup.board[square]) continue;
    if (index == 0 && !attacks_king(type, square, p->king)) continue;
    if (type == C960_BISHOP && is_light(square) != p->light) continue;
    p->setup.board[square] = C960_MAN(color, type);
    place_rest(p, index + 1);
    p->setup.board[square] = 0;
  }
}

/* Without pawns and rights the board is the same from all sides: a quarter of the king's squares will do. */
static void place_class(placing *p) {
  for (unsigned king = 0; king < 64; king++) {
    if (king % 8 > 3 || king / 8 > 3) continue;
    for (unsigned light = 0; light < 2; light++) {
      start_setup(&p->setup);
      p->setup.turn = C960_BLACK;
      p->setup.board[king] = C960_MAN(C960_BLACK, C960_KING);
      p->king = king;
      p->light = light != 0;
      place_rest(p, 0);
    }
  }
}

static void material_said_never_to_mate_stands_in_no_mate(void) {
  unsigned placings = 0;
  for (size_t i = 0; i < sizeof never / sizeof *never; i++) {
    placing p = {.class = &never[i], .dice = {i}};
    if (SANITIZED && i % 3) continue;
    check_subject("K%s against K%s", never[i].winner, never[i].loser);
    place_class(&p);
    check(p.placings > 500, "only %u placings", p.placings);
    /* Two bishops that check at once need a second diagonal: some of these mates there are. */
    check(p.mates == 0 || never[i].winner[1] != '\0', "%u mates", p.mates);
    placings += p.placings;
  }
  check(placings > (SANITIZED ? 200000 : 1000000), "only %u placings", placings);
}

/* --- Verdicts on few men ------------------------------------------------------------------------------------------ */

/* A colour's men as letters in the order of the classes: bishops on squares of the colour of the winner's are
 * "B", on the other colour "b", pawns "P". */
static void write_men(const c960_position *p, unsigned color, bool light, char letters[9]) {
  static const char order[] = "NBRQbP";
  unsigned n = 0;
  for (unsigned kind = 0; kind < 6; kind++)
    for (unsigned square = 0; square < 64; square++) {
      const uint8_t man = c960_man_at(p, square);
      if (man == 0 || C960_MAN_COLOR(man) != color || C960_MAN_TYPE(man) == C960_KING) continue;
      char letter = ".PNBRQ"[C960_MAN_TYPE(man)];
      if (letter == 'B' && is_light(square) != light) letter = 'b';
      if (letter == order[kind] && n < 8) letters[n++] = letter;
    }
  letters[n] = '\0';
}

/* Is it of a class looked at above? A king alone never gives check. */
static bool never_mates(const c960_position *p, unsigned winner) {
  for (unsigned light = 0; light < 2; light++) {
    char own[9], other[9];
    write_men(p, winner, light != 0, own);
    write_men(p, winner ^ 1, light != 0, other);
    if (own[0] == '\0') return true;
    for (size_t i = 0; i < sizeof never / sizeof *never; i++)
      if (strcmp(own, never[i].winner) == 0 && strcmp(other, never[i].loser) == 0) return true;
  }
  return false;
}

static bool white_never_mates(const c960_position *p) { return never_mates(p, C960_WHITE); }
static bool black_never_mates(const c960_position *p) { return never_mates(p, C960_BLACK); }

/* Two kings and one or two men, on any squares where that is a position. */
static bool compose_few(random_source *dice, c960_position *position) {
  c960_setup setup;
  uint32_t problems;
  start_setup(&setup);
  setup.turn = (uint8_t)random_below(dice, 2);
  setup.board[random_below(dice, 64)] = C960_MAN(C960_WHITE, C960_KING);
  setup.board[random_below(dice, 64)] = C960_MAN(C960_BLACK, C960_KING);
  for (unsigned men = 1 + (random_below(dice, 4) > 0); men > 0; men--) {
    const unsigned square = random_below(dice, 64), type = 1 + random_below(dice, 5);
    if (setup.board[square] == 0) setup.board[square] = C960_MAN(random_below(dice, 2), type);
  }
  return c960_setup_position(&setup, position, &problems) == C960_OK;
}

enum { ROOM = 200000 };

static void check_few(const c960_position *position, reachable_set *all, unsigned *exhausted) {
  for (unsigned color = 0; color < 2; color++) {
    const c960_verdict verdict = mating_verdict(position, color, C960_MATE_NODES);
    check(verdict != C960_VERDICT_UNKNOWN, "is unknown");
    mating_check_claim(position, color);
    if (verdict == C960_VERDICT_YES && mating_report.length == 0) continue; /* set up as a mate */
    check(never_mates(position, color) == (mating_report.proof == C960_PROOF_MATERIAL),
          "the proof is %u", mating_report.proof);
    if (verdict != C960_VERDICT_NO || mating_report.proof == C960_PROOF_MATERIAL) continue;
    reachable_from(all, position, color ? black_never_mates : white_never_mates, false);
    check(all->complete, "more than %u positions are left", (unsigned)ROOM);
    check(!all->mates[color], "a mate can be reached");
    ++*exhausted;
  }
}

static void verdicts_on_at_most_four_men_agree_with_brute_force(void) {
  random_source dice = {960};
  reachable_set all = {0};
  unsigned positions = 0, exhausted = 0;
  reachable_open(&all, ROOM);
  while (positions < (SANITIZED ? 600 : 6000)) {
    c960_position position;
    char fen[C960_FEN_SIZE];
    if (!compose_few(&dice, &position)) continue;
    c960_fen_write(&position, C960_X_FEN, fen);
    check_subject("%s", fen);
    check_few(&position, &all, &exhausted);
    positions++;
  }
  reachable_close(&all);
  check_subject("%u positions", positions);
  check(exhausted > (SANITIZED ? 0 : 10), "only %u were exhausted", exhausted);
}

/* Once without any help from the classes: every position of a knight or bishop against a king alone. */
static void a_lone_knight_or_bishop_is_exhausted_without_a_mate(void) {
  static const char *const fens[] = {"8/8/4k3/8/8/4K3/8/4N3 w - - 0 1",
                                     "8/8/4k3/8/8/4K3/8/4B3 w - - 0 1"};
  reachable_set all = {0};
  reachable_open(&all, 500000);
  for (unsigned i = 0; i < (SANITIZED ? 0 : 2); i++) {
    const c960_position position = position_of(fens[i]);
    check_subject("%s", fens[i]);
    reachable_from(&all, &position, NULL, false);
    check(all.complete && !all.mates[0] && !all.mates[1], "%u positions, mates %u %u", all.count,
          all.mates[0], all.mates[1]);
    check(all.count > 200000, "only %u positions", all.count);
  }
  reachable_close(&all);
}

static const check_case cases[] = {
    {"material said never to mate stands in no mate",
     material_said_never_to_mate_stands_in_no_mate},
    {"verdicts on at most four men agree with brute force",
     verdicts_on_at_most_four_men_agree_with_brute_force},
    {"a lone knight or bishop is exhausted without a mate",
     a_lone_knight_or_bishop_is_exhausted_without_a_mate},
};

int main(void) { return check_run("mate_few", cases, sizeof cases / sizeof *cases); }
