/* SPDX-License-Identifier: MIT */
#include "data.h"

#include "check.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

char *data_file(const char *file) {
  char path[1024];
  snprintf(path, sizeof path, "%s/%s", C960_TEST_DATA, file);
  FILE *stream = fopen(path, "rb");
  if (stream == NULL) give_up("cannot open %s", path);
  fseek(stream, 0, SEEK_END);
  const long size = ftell(stream);
  rewind(stream);
  char *text = malloc((size_t)size + 1);
  if (text == NULL || fread(text, 1, (size_t)size, stream) != (size_t)size)
    give_up("cannot read %s", path);
  fclose(stream);
  text[size] = '\0';
  return text;
}

/* Cuts the next line off that is no comment; NULL at the end. */
static char *next_line(char **rest) {
  while (**rest != '\0') {
    char *line = *rest;
    const size_t length = strcspn(line, "\n");
    *rest = line + length + (line[length] == '\n');
    line[length] = '\0';
    if (length > 0 && line[0] != '#') return line;
  }
  return NULL;
}

static void expect_rows(const char *file, unsigned expected, unsigned got) {
  check_subject("%s", file);
  check_number("the number of rows", expected, got);
}

void data_rows(const char *file, unsigned count, void (*each)(const cJSON *row)) {
  char *text = data_file(file), *rest = text;
  unsigned rows = 0;
  for (char *line; (line = next_line(&rest)) != NULL; rows++) {
    cJSON *row = cJSON_Parse(line);
    if (row == NULL) give_up("%s: row %u is no JSON", file, rows + 1);
    const char *id = data_text_or_null(row, "id");
    check_subject("%s %u %s", file, rows + 1, id == NULL ? "" : id);
    each(row);
    cJSON_Delete(row);
  }
  free(text);
  expect_rows(file, count, rows);
}

static const cJSON *item(const cJSON *row, const char *key) {
  return cJSON_GetObjectItemCaseSensitive(row, key);
}

const char *data_text_or_null(const cJSON *row, const char *key) {
  return cJSON_GetStringValue(item(row, key));
}

const char *data_text(const cJSON *row, const char *key) {
  const char *text = data_text_or_null(row, key);
  if (text == NULL) give_up("has no text \"%s\"", key);
  return text;
}

const cJSON *data_list(const cJSON *row, const char *key) {
  const cJSON *list = item(row, key);
  if (!cJSON_IsArray(list)) give_up("has no list \"%s\"", key);
  return list;
}

unsigned data_count(const cJSON *row, const char *key) {
  const cJSON *number = item(row, key);
  if (!cJSON_IsNumber(number)) give_up("has no number \"%s\"", key);
  return (unsigned)number->valueint;
}

bool data_flag(const cJSON *row, const char *key) {
  const cJSON *flag = item(row, key);
  if (!cJSON_IsBool(flag)) give_up("has no flag \"%s\"", key);
  return cJSON_IsTrue(flag);
}

/* Cuts a line at its tabs. */
static unsigned cut(char *line, const char *cells[DATA_COLUMNS]) {
  unsigned count = 0;
  for (char *cell = line; cell != NULL && count < DATA_COLUMNS; count++) {
    char *tab = strchr(cell, '\t');
    cells[count] = cell;
    if (tab != NULL) *tab++ = '\0';
    cell = tab;
  }
  return count;
}

void data_records(const char *file, unsigned count, void (*each)(const data_record *record)) {
  char *text = data_file(file), *rest = text, *line = next_line(&rest);
  data_record record = {0};
  unsigned rows = 0;
  if (line == NULL) give_up("%s names no columns", file);
  record.count = cut(line, record.names);
  for (; (line = next_line(&rest)) != NULL; rows++) {
    if (cut(line, record.cells) != record.count)
      give_up("%s: row %u has another number of cells", file, rows + 1);
    check_subject("%s %u (%s)", file, rows + 1, record.cells[0]);
    each(&record);
  }
  free(text);
  expect_rows(file, count, rows);
}

const char *data_cell(const data_record *record, const char *name) {
  for (unsigned i = 0; i < record->count; i++)
    if (strcmp(record->names[i], name) == 0) return record->cells[i];
  give_up("there is no column %s", name);
}

uint64_t data_number(const data_record *record, const char *name) {
  const char *cell = data_cell(record, name);
  char *end;
  const uint64_t number = strtoull(cell, &end, 10);
  if (end == cell || *end != '\0') give_up("%s is no number: %s", name, cell);
  return number;
}
