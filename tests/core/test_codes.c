/* SPDX-License-Identifier: MIT */
/* The lists of codes: complete, without gaps or doubles, and those of the JavaScript contract. */
#include "check.h"
#include "data.h"
#include "text.h"

#include <stdlib.h>
#include <string.h>

static const unsigned counts[C960_CODE_LIST_COUNT] = {
    [C960_RESULT] = C960_RESULT_COUNT,
    [C960_COLOR] = C960_COLOR_COUNT,
    [C960_PIECE] = C960_PIECE_COUNT,
    [C960_SIDE] = C960_SIDE_COUNT,
    [C960_KIND] = C960_KIND_COUNT,
    [C960_REASON] = C960_REASON_COUNT,
    [C960_ARTICLE] = C960_ARTICLE_COUNT,
    [C960_PROBLEM] = C960_PROBLEM_COUNT,
    [C960_ARRANGEMENT] = C960_ARRANGEMENT_COUNT,
    [C960_FEN] = C960_FEN_COUNT,
    [C960_OUTCOME] = C960_OUTCOME_COUNT,
    [C960_SCORE] = C960_SCORE_COUNT,
    [C960_STEP] = C960_STEP_COUNT,
    [C960_CAUSE] = C960_CAUSE_COUNT,
    [C960_VERDICT] = C960_VERDICT_COUNT,
    [C960_PROOF] = C960_PROOF_COUNT,
};

static void every_code_has_a_name(void) {
  for (unsigned list = 0; list < C960_CODE_LIST_COUNT; list++) {
    check_subject("list %u", list);
    check(counts[list] > 0, "is empty");
    for (unsigned i = 0; i < counts[list]; i++)
      check(c960_code_name((c960_code_list)list, i) != NULL, "entry %u has no name", i);
  }
}

static void nothing_past_the_end_has_a_name(void) {
  for (unsigned list = 0; list < C960_CODE_LIST_COUNT; list++) {
    check_subject("list %u", list);
    for (unsigned i = counts[list]; i < counts[list] + 1000; i++)
      check(c960_code_name((c960_code_list)list, i) == NULL, "entry %u has a name", i);
    check(c960_code_name((c960_code_list)list, UINT32_MAX) == NULL, "the last number has a name");
  }
}

static void no_list_past_the_end_has_names(void) {
  const unsigned lists[] = {C960_CODE_LIST_COUNT, C960_CODE_LIST_COUNT + 1, 255, 0x7fffffff,
                            UINT32_MAX};
  for (size_t i = 0; i < sizeof lists / sizeof *lists; i++)
    check(c960_code_name((c960_code_list)lists[i], 0) == NULL, "list %u has names", lists[i]);
}

static void no_name_stands_twice_in_a_list(void) {
  for (unsigned list = 0; list < C960_CODE_LIST_COUNT; list++) {
    for (unsigned i = 0; i < counts[list]; i++) {
      for (unsigned j = 0; j < i; j++) {
        const char *a = c960_code_name((c960_code_list)list, i);
        const char *b = c960_code_name((c960_code_list)list, j);
        check(a != NULL && b != NULL && strcmp(a, b) != 0, "list %u: %u and %u are alike", list, i,
              j);
      }
    }
  }
}

/* The quoted words from a marker of the declaration file up to a semicolon, comments left out. */
static text quoted_words(const char *contract, const char *marker) {
  text words = {0};
  const char *at = strstr(contract, marker);
  if (at == NULL) give_up("the contract has no %s", marker);
  for (at += strlen(marker); *at != ';' && *at != '\0'; at++) {
    if (at[0] == '/' && at[1] == '/') {
      at += strcspn(at, "\n");
    } else if (*at == '\'') {
      const size_t length = strcspn(at + 1, "'");
      text_add(&words, " %.*s", (int)length, at + 1);
      at += length + 1;
    }
  }
  return words;
}

static const struct {
  c960_code_list list;
  unsigned first; /* entries before it stand for none, or for success */
  const char *marker;
} unions[] = {
    {C960_RESULT, 1, "export type ErrorCode ="},
    {C960_COLOR, 0, "export type Color ="},
    {C960_PIECE, 1, "export type PieceType ="},
    {C960_SIDE, 0, "export type Side ="},
    {C960_KIND, 0, "export type CastlingKind ="},
    {C960_REASON, 0, "export type ReasonCode ="},
    {C960_PROBLEM, 0, "export type PositionProblem ="},
    {C960_ARRANGEMENT, 0, "export type ArrangementProblem ="},
    {C960_FEN, 0, "export type FenProblem ="},
    {C960_OUTCOME, 1, "export type OutcomeReason ="},
    {C960_STEP, 0, "readonly steps: readonly {"},
    {C960_CAUSE, 0, "readonly cause:"},
};

/*
 * The kinds of castling are told in the order of II.3.2.1 to II.3.2.4, which the contract
 * follows.
 */
static void the_lists_are_those_of_the_contract(void) {
  char *contract = data_file("c960.d.ts");
  for (size_t i = 0; i < sizeof unions / sizeof *unions; i++) {
    text expected = quoted_words(contract, unions[i].marker), got = {0};
    for (unsigned code = unions[i].first; code < counts[unions[i].list]; code++)
      text_add(&got, " %s", c960_code_name(unions[i].list, code));
    check_subject("%s", unions[i].marker);
    check_text("the list of names", expected.words, got.words);
  }
  free(contract);
}

static void every_article_is_named_in_the_contract(void) {
  char *contract = data_file("c960.d.ts");
  const char *articles = strstr(contract, "Articles:");
  if (articles == NULL) give_up("the contract says nothing of articles");
  for (unsigned i = 1; i < C960_ARTICLE_COUNT; i++) {
    const char *name = c960_code_name(C960_ARTICLE, i);
    check(strstr(articles, name) != NULL, "%s is not in the contract", name);
  }
  check_text("the article of none", "", c960_code_name(C960_ARTICLE, 0));
  free(contract);
}

static void what_stands_for_none_has_an_empty_name(void) {
  check_text("no piece", "", c960_code_name(C960_PIECE, C960_NO_PIECE));
  check_text("no outcome", "", c960_code_name(C960_OUTCOME, C960_OUTCOME_NONE));
  check_text("no score", "", c960_code_name(C960_SCORE, C960_SCORE_NONE));
  check_text("success", "ok", c960_code_name(C960_RESULT, C960_OK));
}

static void the_version_has_three_numbers(void) {
  const char *version = C960_VERSION;
  unsigned dots = 0;
  for (; *version != '\0'; version++) dots += *version == '.';
  check_number("the number of dots", 2, dots);
}

static const check_case cases[] = {
    {"every code has a name", every_code_has_a_name},
    {"nothing past the end of a list has a name", nothing_past_the_end_has_a_name},
    {"no list past the last has names", no_list_past_the_end_has_names},
    {"no name stands twice in a list", no_name_stands_twice_in_a_list},
    {"the lists are those of the contract, in its order", the_lists_are_those_of_the_contract},
    {"every article is named in the contract", every_article_is_named_in_the_contract},
    {"what stands for none has an empty name", what_stands_for_none_has_an_empty_name},
    {"the version has three numbers", the_version_has_three_numbers},
};

int main(void) { return check_run("codes", cases, sizeof cases / sizeof *cases); }
