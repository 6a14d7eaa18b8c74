/* SPDX-License-Identifier: MIT */
/*
 * The core as one translation unit: every name but the public ones is internal to it. What counting runs
 * through comes first and is built for speed; the rest is built for size where the bytes are downloaded.
 *
 * With C960_WITHOUT_SEARCH defined, whether a side can still mate is told by material alone, "unknown" where
 * that does not tell: walls and search are left out, for pages that never ask and download fewer bytes.
 */
#include "attacks.c"
#include "position.c"
#include "tables.c"

#include "castle.h"
#include "explain.h"
#include "movegen.h"
#include "notation.h"
#include "play.h"
#include "reasons.h"
#include "setup.h"
#include "text.h"

#include "castle.c"
#include "movegen.c"
#include "perft.c"

#ifdef __wasm__
#pragma clang attribute push(__attribute__((minsize)), apply_to = function)
#endif

#include "codes.c"
#include "explain.c"
#include "fen.c"
#include "game.c"
#include "mate.c"
#include "play.c"
#include "san.c"
#include "setup.c"
#include "start.c"
#include "status.c"
#include "text.c"
#include "uci.c"
#ifndef C960_WITHOUT_SEARCH
#include "estimate.c"
#include "glance.c"
#include "hunt.c"
#include "trials.c"
#include "walls.c"
#endif

#ifdef __wasm__
#pragma clang attribute pop
#endif
