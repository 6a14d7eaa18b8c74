/* SPDX-License-Identifier: MIT */
#include "check.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { MOST_TOLD = 20, MOST_CASES = 64 };

static char subject[512];
static unsigned failures;

void check_subject(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(subject, sizeof subject, format, arguments);
  va_end(arguments);
}

static void tell(const char *format, va_list arguments) {
  fprintf(stderr, "  %s%s", subject, *subject ? ": " : "");
  vfprintf(stderr, format, arguments);
  fputc('\n', stderr);
}

bool check(bool holds, const char *format, ...) {
  if (holds) return true;
  if (++failures <= MOST_TOLD) {
    va_list arguments;
    va_start(arguments, format);
    tell(format, arguments);
    va_end(arguments);
  }
  return false;
}

bool check_text(const char *what, const char *expected, const char *got) {
  return check(strcmp(expected, got) == 0, "%s is\n    %s\n  but should be\n    %s", what, got,
               expected);
}

bool check_number(const char *what, uint64_t expected, uint64_t got) {
  return check(expected == got, "%s is %llu but should be %llu", what, (unsigned long long)got,
               (unsigned long long)expected);
}

bool check_bytes(const char *what, const void *expected, const void *got, size_t size) {
  return check(memcmp(expected, got, size) == 0, "%s differs in its bytes", what);
}

bool check_zero(const char *what, const void *bytes, size_t size) {
  const unsigned char *byte = bytes;
  size_t i = 0;
  while (i < size && byte[i] == 0) i++;
  return check(i == size, "%s is not zeroed: byte %zu is %u", what, i, i < size ? byte[i] : 0u);
}

void give_up(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  tell(format, arguments);
  va_end(arguments);
  fail();
  abort();
}

static void run_case(void **state) {
  const check_case *test = *state;
  subject[0] = '\0';
  failures = 0;
  test->run();
  if (failures > MOST_TOLD) fprintf(stderr, "  ... and %u more\n", failures - MOST_TOLD);
  assert_int_equal(failures, 0);
}

int check_run(const char *area, const check_case *cases, size_t count) {
  struct CMUnitTest tests[MOST_CASES] = {0};
  if (count > MOST_CASES) return EXIT_FAILURE;
  for (size_t i = 0; i < count; i++) {
    tests[i].name = cases[i].sentence;
    tests[i].test_func = run_case;
    tests[i].initial_state = (void *)&cases[i];
  }
  return _cmocka_run_group_tests(area, tests, count, NULL, NULL);
}
