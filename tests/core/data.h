/* SPDX-License-Identifier: MIT */
/* Reading tests/data: JSON lines and tab-separated tables. Lines that begin with # are comments. */
#ifndef DATA_H
#define DATA_H

#include <stdbool.h>
#include <stdint.h>

#include <cjson/cJSON.h>

/*
 * Calls `each` for every row of a file, the row's id (else its number) being the subject of the
 * checks. The file must have exactly `count` rows: a row lost is a test lost.
 */
void data_rows(const char *file, unsigned count, void (*each)(const cJSON *row));

/* What a row says; a key that is not there, or of another type, ends the test. */
const char *data_text(const cJSON *row, const char *key);
const cJSON *data_list(const cJSON *row, const char *key);
unsigned data_count(const cJSON *row, const char *key);
bool data_flag(const cJSON *row, const char *key);
/* The same, or NULL where the key is not there or null. */
const char *data_text_or_null(const cJSON *row, const char *key);

enum { DATA_COLUMNS = 16 };
typedef struct {
  const char *names[DATA_COLUMNS];
  const char *cells[DATA_COLUMNS];
  unsigned count;
} data_record;

/* The same for a table, whose first line names its columns. */
void data_records(const char *file, unsigned count, void (*each)(const data_record *record));
const char *data_cell(const data_record *record, const char *name);
uint64_t data_number(const data_record *record, const char *name);

/* A whole file as text; to be freed. */
char *data_file(const char *file);

#endif
