// SPDX-License-Identifier: MIT
/**
 * Positions in which just one promotion is right, one in each line: what it is about; the placement (White promotes), the
 * move, what the right piece does, and its letter; then queen, rook, bishop, knight: what each leads to, in
 * how many moves at most the mate comes, and a line that shows it. Found and proven by tests/solve, which
 * says more; proven anew by the tests.
 */
export const rows = `
mate|8/1P6/8/8/8/8/5K2/7k b7b8 wins r|stalemate|wins 1 h1h2 b8h8|stalemate|dead
mate|8/k1P5/2K5/8/8/8/8/8 c7c8 wins r|stalemate|wins 1 a7a6 c8a8|dead|dead
mate|1K6/2P5/1k6/2R5/8/8/8/8 c7c8 wins r|stalemate|wins 1 b6a6 c8c6|dead|draws b6c5
mate|1q6/2P5/8/8/8/8/5K2/7k c7b8 wins r|stalemate|wins 1 h1h2 b8h8|stalemate|dead
mate|1r6/P7/8/8/8/8/5K2/7k a7b8 wins r|stalemate|wins 1 h1h2 b8h8|stalemate|dead
mate|2b5/k2P4/2K5/8/8/8/8/8 d7c8 wins r|stalemate|wins 1 a7a6 c8a8|dead|dead
mate|2q5/kP6/2K5/8/8/8/8/8 b7c8 wins r|stalemate|wins 1 a7a6 c8a8|dead|dead
stalemate|6n1/5P2/8/8/8/8/8/k1K5 f7g8 wins r|stalemate|wins 2 a1a2 g8g3 a2a1 g3a3|stalemate|dead
stalemate|7B/5P1k/8/5K2/8/8/8/8 f7f8 wins r|stalemate|wins 2 h7h6 f8f7 h6h5 f7h7|dead|draws h7h8
stalemate|8/1P6/8/8/8/5K2/7B/7k b7b8 wins r|stalemate|wins 2 h1h2 b8b1 h2h3 b1h1|stalemate|dead
stalemate|8/1P6/8/8/8/8/7N/5K1k b7b8 wins r|stalemate|wins 2 h1h2 b8b3 h2h1 b3h3|stalemate|dead
stalemate|2n5/k2P4/8/1K6/8/8/8/8 d7c8 wins r|stalemate|wins 4 a7b7 c8c1 b7a7 b5c6 a7a8 c6c7 a8a7 c1a1|dead|dead
stalemate|2r5/kP6/8/1K6/8/8/8/8 b7c8 wins r|stalemate|wins 4 a7b7 c8c1 b7a7 b5c6 a7a8 c6c7 a8a7 c1a1|dead|dead
stalemate|7N/5P1k/8/6K1/8/8/8/8 f7f8 wins r|stalemate|wins 5 h7g7 f8f6 g7h7 f6g6 h7h8 g5f6 h8h7 f6f7 h7h8 g6h6|draws h7h8|draws h7h8
stalemate|6Bk/5P2/8/5K2/8/8/8/8 f7f8 wins r|stalemate|wins 4 h8g7 f8f6 g7h8 f5g6 h8g8 f6f1 g8h8 f1f8|dead|draws h8g8
stalemate|8/1P3K1k/8/8/6N1/8/8/8 b7b8 wins b|stalemate|stalemate|wins 4 h7h8 b8f4 h8h7 f4h6 h7h8 h6g7 h8h7 g4f6|draws
stalemate|8/3P1K1k/8/8/6N1/8/8/8 d7d8 wins b|stalemate|stalemate|wins 4 h7h8 d8g5 h8h7 g5h6 h7h8 h6g7 h8h7 g4f6|draws
stalemate|8/k1P5/2K5/8/1N6/8/8/8 c7c8 wins b|stalemate|stalemate|wins 4 a7b8 c6d7 b8a7 d7c7 a7a8 c8b7 a8a7 b4c6|draws
stalemate|8/1P3K1k/8/5N2/8/8/8/8 b7b8 wins b|stalemate|stalemate|wins 5 h7h8 f5d4 h8h7 b8f4 h7h8 d4e6 h8h7 e6f8 h7h8 f4e5|draws
stalemate|8/1P5k/5K2/5N2/8/8/8/8 b7b8 wins b|stalemate|stalemate|wins 5 h7g8 b8d6 g8h7 f6f7 h7h8 f7g6 h8g8 f5h6 g8h8 d6e5|draws
stalemate|8/1P5k/5K2/8/6N1/8/8/8 b7b8 wins b|stalemate|stalemate|wins 5 h7g8 b8d6 g8h7 f6f7 h7h8 d6f8 h8h7 g4f6 h7h8 f8g7|draws
stalemate|8/3P1K1k/8/5N2/8/8/8/8 d7d8 wins b|stalemate|stalemate|wins 5 h7h8 f5d4 h8h7 d8g5 h7h8 d4e6 h8h7 e6f8 h7h8 g5f6|draws
mate|8/3P3k/5K2/5N2/8/8/8/8 d7d8 wins b|stalemate|stalemate|wins 5 h7g8 d8e7 g8h7 f6f7 h7h8 f7g6 h8g8 f5h6 g8h8 e7f6|draws
mate|8/3P3k/5K2/8/6N1/8/8/8 d7d8 wins b|stalemate|stalemate|wins 5 h7g8 d8e7 g8h7 f6f7 h7h8 e7f8 h8h7 g4f6 h7h8 f8g7|draws
mate|8/k1P5/2K5/2N5/8/8/8/8 c7c8 wins b|stalemate|stalemate|wins 5 a7b8 c8h3 b8a7 c6c7 a7a8 c7b6 a8b8 c5a6 b8a8 h3g2|draws
mate|8/k1P5/3N4/1K6/8/8/8/8 c7c8 wins b|stalemate|stalemate|wins 5 a7a8 b5a6 a8b8 a6b6 b8a8 b6c7 a8a7 d6b5 a7a8 c8b7|draws
mate|8/k1P5/3N4/K7/8/8/8/8 c7c8 wins b|stalemate|stalemate|wins 5 a7a8 a5a6 a8b8 a6b6 b8a8 b6c7 a8a7 d6b5 a7a8 c8b7|draws
mate|8/1P5k/4N3/6K1/8/8/8/8 b7b8 wins b|stalemate|stalemate|wins 6 h7g8 g5f6 g8h7 b8f4 h7g8 f6g6 g8h8 g6f7 h8h7 e6f8 h7h8 f4e5|draws
mate|8/1P5k/4N3/7K/8/8/8/8 b7b8 wins b|stalemate|stalemate|wins 6 h7g8 h5g6 g8h8 e6d4 h8g8 b8d6 g8h8 d4f5 h8g8 f5h6 g8h8 d6e5|draws
mate|8/1P6/8/8/3N4/K7/8/k7 b7b8 wins b|stalemate|stalemate|wins 6 a1b1 b8f4 b1a1 a3b3 a1b1 d4b5 b1a1 f4d2 a1b1 b5a3 b1a1 d2c3|draws
fork|1K6/3P1q2/2k5/8/8/8/8/8 d7d8 saves n|loses 1 f7b7|loses 1 f7b7|loses 1 f7b7|draws c6b5 d8f7
fork|7K/3P1k2/2r5/8/8/8/8/8 d7d8 saves n|loses 1 c6h6|loses 1 c6h6|loses 1 c6h6|draws f7f6 d8c6
fork|4b1K1/3P4/3q1k2/8/8/8/8/8 d7e8 saves n|loses 3 d6g3 e8g6 g3g6 g8f8 g6f7|loses 2 d6g3 g8h7 g3g7|loses 3 d6g3 e8g6 g3g6 g8f8 g6f7|draws f6e5 e8d6
fork|2K5/4q1P1/5N1k/8/6R1/8/8/8 g7g8 wins n|draws e7c7 c8c7|draws e7c7 c8c7|draws e7c7 c8c7|mate
fork|8/4rRP1/5K1k/7q/8/3b4/3P4/8 g7g8 wins n|loses 1 h5e5|loses 1 h5e5|loses 1 h5h4|mate
fork|1n1K4/q1P5/3k4/1R3R2/8/2n5/8/8 c7c8 wins n|loses 1 a7e7|loses 1 a7d7|loses 1 a7e7|wins 2 d6c6 c8a7 c6d6 f5f6
fork|8/1q1P4/2k5/K7/8/8/8/8 d7d8 saves n|loses 1 b7b5|loses 1 b7b5|loses 1 b7b5|draws c6c5 d8b7
fork|8/1q1P1k1K/8/8/8/8/8/8 d7d8 saves n|loses 2 b7h1 d8h4 h1h4|loses 1 b7h1|loses 2 b7h1 d8h4 h1h4|draws f7f6 d8b7
check|2n5/kPK5/8/8/8/3B4/8/8 b7c8 wins n|stalemate|stalemate|dead|wins 1 a7a8 d3e4
check|8/5P1k/5K2/4B3/5B2/8/8/8 f7f8 wins n|stalemate|stalemate|dead|wins 2 h7g8 f4h6 g8h8 f6f7
check|8/P7/1k6/8/8/K7/p7/8 a7a8 saves n|loses 8 a2a1q a3b3 a1a8 b3b2 b6b5 b2c2 b5c4 c2d2 c4d4 d2c1 d4c3 c1b1 a8g2 b1a1 g2b2|loses 8 a2a1q a3b3 a1a8 b3b2 b6b5 b2c2 b5c4 c2d2 c4d4 d2c1 d4c3 c1b1 a8g2 b1a1 g2b2|loses 8 a2a1q a3b3 a1a8 b3b2 b6b5 b2c2 b5c4 c2d2 c4d4 d2c1 d4c3 c1b1 a8g2 b1a1 g2b2|draws b6a5 a3a2
check|2n5/k1KP4/8/5B2/8/3B4/8/8 d7c8 wins n|stalemate|stalemate|dead|wins 1 a7a8 d3e4
check|8/1Nk1P3/K7/8/8/3R4/1q6/8 e7e8 wins n|loses 1 b2b6|loses 1 b2b6|loses 1 b2b6|wins 1 c7c6 d3d6
check|8/k1P5/2K5/1B6/8/8/8/1B5B c7c8 wins n|stalemate|stalemate|dead|wins 2 a7b8 b1f5 b8a8 c6c7
check|N7/k1P5/2K5/8/6B1/8/4B3/8 c7c8 wins n|stalemate|stalemate|draws a7a8|wins 3 a7a8 e2d1 a8b8 d1f3 b8a8 c6c7
mate|2K5/1P6/k7/2Q5/8/8/8/8 b7b8 wins n|stalemate|stalemate|stalemate|mate
mate|8/1P6/kBK5/8/8/8/8/8 b7b8 wins n|stalemate|stalemate|stalemate|mate
mate|1R6/k1P5/1R6/3K4/8/8/8/8 c7c8 wins n|stalemate|stalemate|stalemate|mate
mate|7B/6P1/7k/5B2/6K1/8/8/8 g7g8 wins n|stalemate|stalemate|stalemate|mate
mate|8/1P3R2/k7/8/K7/8/8/6B1 b7b8 wins n|stalemate|stalemate|stalemate|mate
stalemate|8/3P1K1k/8/8/8/8/8/2B5 d7d8 wins n|stalemate|stalemate|dead|wins 3 h7h8 d8e6 h8h7 e6f8 h7h8 c1b2
mate|8/3P4/2K1k1N1/8/8/8/5R2/8 d7d8 wins n|stalemate|stalemate|stalemate|mate
`;
