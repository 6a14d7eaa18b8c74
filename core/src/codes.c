/* SPDX-License-Identifier: MIT */
/* The public names of all codes, in the order of the lists in c960.h. Arrays of characters rather than of
 * pointers, so that the library holds nothing that a loader would have to relocate. */
#include "c960.h"

typedef char code_name[28];

#define NAME(id, name) name,
static const code_name results_names[] = {C960_RESULT_CODES(NAME)};
static const code_name colors_names[] = {C960_COLOR_CODES(NAME)};
static const code_name pieces_names[] = {C960_PIECE_CODES(NAME)};
static const code_name sides_names[] = {C960_SIDE_CODES(NAME)};
static const code_name kinds_names[] = {C960_KIND_CODES(NAME)};
static const code_name reasons_names[] = {C960_REASON_CODES(NAME)};
static const code_name articles_names[] = {C960_ARTICLE_CODES(NAME)};
static const code_name problems_names[] = {C960_PROBLEM_CODES(NAME)};
static const code_name arrangements_names[] = {C960_ARRANGEMENT_CODES(NAME)};
static const code_name fen_fields_names[] = {C960_FEN_CODES(NAME)};
static const code_name outcomes_names[] = {C960_OUTCOME_CODES(NAME)};
static const code_name scores_names[] = {C960_SCORE_CODES(NAME)};
static const code_name steps_names[] = {C960_STEP_CODES(NAME)};
static const code_name causes_names[] = {C960_CAUSE_CODES(NAME)};
#undef NAME

#define ENTRY(names, index) ((index) < sizeof names / sizeof *names ? names[index] : NULL)

const char *c960_code_name(c960_code_list list, unsigned index) {
  switch (list) {
  case C960_RESULT: return ENTRY(results_names, index);
  case C960_COLOR: return ENTRY(colors_names, index);
  case C960_PIECE: return ENTRY(pieces_names, index);
  case C960_SIDE: return ENTRY(sides_names, index);
  case C960_KIND: return ENTRY(kinds_names, index);
  case C960_REASON: return ENTRY(reasons_names, index);
  case C960_ARTICLE: return ENTRY(articles_names, index);
  case C960_PROBLEM: return ENTRY(problems_names, index);
  case C960_ARRANGEMENT: return ENTRY(arrangements_names, index);
  case C960_FEN: return ENTRY(fen_fields_names, index);
  case C960_OUTCOME: return ENTRY(outcomes_names, index);
  case C960_SCORE: return ENTRY(scores_names, index);
  case C960_STEP: return ENTRY(steps_names, index);
  case C960_CAUSE: return ENTRY(causes_names, index);
  default: return NULL;
  }
}
