/* SPDX-License-Identifier: MIT */
/*
 * Checks that go on. A test walks thousands of rows; what does not hold is told with the row it
 * is about, the first few times, and the test fails when it ends.
 */
#ifndef CHECK_H
#define CHECK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define PRINTF_LIKE(string, first) __attribute__((format(printf, string, first)))

typedef struct {
  const char *sentence; /* what the test proves */
  void (*run)(void);
} check_case;

/* Runs the tests of an area by cmocka; what main returns. */
int check_run(const char *area, const check_case *cases, size_t count);

/* Names what the following checks are about. */
void check_subject(const char *format, ...) PRINTF_LIKE(1, 2);

/* Tells what went wrong where a condition does not hold. Returns the condition. */
bool check(bool holds, const char *format, ...) PRINTF_LIKE(2, 3);
bool check_text(const char *what, const char *expected, const char *got);
bool check_number(const char *what, uint64_t expected, uint64_t got);
bool check_bytes(const char *what, const void *expected, const void *got, size_t size);
bool check_zero(const char *what, const void *bytes, size_t size);

/* Ends the test at once: it cannot be run (a file is missing, a row cannot be read). */
void give_up(const char *format, ...) PRINTF_LIKE(1, 2) __attribute__((noreturn));

/* Sanitizers cost a factor of ten; the long walks then take every so many rows. */
#if defined(__SANITIZE_ADDRESS__)
#define SANITIZED 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define SANITIZED 1
#endif
#endif
#ifndef SANITIZED
#define SANITIZED 0
#endif

#endif
