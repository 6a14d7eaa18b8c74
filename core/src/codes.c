/* SPDX-License-Identifier: MIT */
/* The public names of all codes, in the order of the lists in c960.h. Arrays of characters rather than of
 * pointers, so that the library holds nothing that a loader would have to relocate. */
#include "c960.h"

typedef char code_name[28];

#define NAME(id, name) name,
static const code_name results[] = {C960_RESULT_CODES(NAME)};
static const code_name colors[] = {C960_COLOR_CODES(NAME)};
static const code_name pieces[] = {C960_PIECE_CODES(NAME)};
static const code_name sides[] = {C960_SIDE_CODES(NAME)};
static const code_name kinds[] = {C960_KIND_CODES(NAME)};
static const code_name reasons[] = {C960_REASON_CODES(NAME)};
static const code_name articles[] = {C960_ARTICLE_CODES(NAME)};
static const code_name problems[] = {C960_PROBLEM_CODES(NAME)};
static const code_name arrangements[] = {C960_ARRANGEMENT_CODES(NAME)};
static const code_name fen_fields[] = {C960_FEN_CODES(NAME)};
static const code_name outcomes[] = {C960_OUTCOME_CODES(NAME)};
static const code_name scores[] = {C960_SCORE_CODES(NAME)};
static const code_name steps[] = {C960_STEP_CODES(NAME)};
#undef NAME

#define ENTRY(names, index) ((index) < sizeof names / sizeof *names ? names[index] : NULL)

const char *c960_code_name(c960_code_list list, unsigned index) {
  switch (list) {
  case C960_RESULT: return ENTRY(results, index);
  case C960_COLOR: return ENTRY(colors, index);
  case C960_PIECE: return ENTRY(pieces, index);
  case C960_SIDE: return ENTRY(sides, index);
  case C960_KIND: return ENTRY(kinds, index);
  case C960_REASON: return ENTRY(reasons, index);
  case C960_ARTICLE: return ENTRY(articles, index);
  case C960_PROBLEM: return ENTRY(problems, index);
  case C960_ARRANGEMENT: return ENTRY(arrangements, index);
  case C960_FEN: return ENTRY(fen_fields, index);
  case C960_OUTCOME: return ENTRY(outcomes, index);
  case C960_SCORE: return ENTRY(scores, index);
  case C960_STEP: return ENTRY(steps, index);
  default: return NULL;
  }
}
