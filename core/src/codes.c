/* SPDX-License-Identifier: MIT */
/* The public names of all codes, in the order of the lists in c960.h. Each list is one text with a NUL after
 * every name: nothing that a loader would have to relocate, and no padding to download. */
#include "c960.h"

#define NAME(id, name) name "\0"
static const char result_names[] = C960_RESULT_CODES(NAME);
static const char color_names[] = C960_COLOR_CODES(NAME);
static const char piece_names[] = C960_PIECE_CODES(NAME);
static const char side_names[] = C960_SIDE_CODES(NAME);
static const char kind_names[] = C960_KIND_CODES(NAME);
static const char reason_names[] = C960_REASON_CODES(NAME);
static const char article_names[] = C960_ARTICLE_CODES(NAME);
static const char problem_names[] = C960_PROBLEM_CODES(NAME);
static const char arrangement_names[] = C960_ARRANGEMENT_CODES(NAME);
static const char fen_names[] = C960_FEN_CODES(NAME);
static const char outcome_names[] = C960_OUTCOME_CODES(NAME);
static const char score_names[] = C960_SCORE_CODES(NAME);
static const char step_names[] = C960_STEP_CODES(NAME);
static const char cause_names[] = C960_CAUSE_CODES(NAME);
static const char verdict_names[] = C960_VERDICT_CODES(NAME);
static const char proof_names[] = C960_PROOF_CODES(NAME);
#undef NAME

/* `size` counts the NUL that ends the text as well. */
static const char *nth_name(const char *names, size_t size, unsigned index) {
  for (const char *end = names + size - 1; names < end; names++) {
    if (index-- == 0) return names;
    while (*names) names++;
  }
  return NULL;
}

#define LIST(id, names)                                                                            \
  case id: return nth_name(names, sizeof names, index);

const char *c960_code_name(c960_code_list list, unsigned index) {
  switch (list) {
    LIST(C960_RESULT, result_names)
    LIST(C960_COLOR, color_names)
    LIST(C960_PIECE, piece_names)
    LIST(C960_SIDE, side_names)
    LIST(C960_KIND, kind_names)
    LIST(C960_REASON, reason_names)
    LIST(C960_ARTICLE, article_names)
    LIST(C960_PROBLEM, problem_names)
    LIST(C960_ARRANGEMENT, arrangement_names)
    LIST(C960_FEN, fen_names)
    LIST(C960_OUTCOME, outcome_names)
    LIST(C960_SCORE, score_names)
    LIST(C960_STEP, step_names)
    LIST(C960_CAUSE, cause_names)
    LIST(C960_VERDICT, verdict_names)
    LIST(C960_PROOF, proof_names)
  default: return NULL;
  }
}
