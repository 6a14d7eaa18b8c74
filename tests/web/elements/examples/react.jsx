// SPDX-License-Identifier: MIT
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import module from 'c960/c960.wasm';
import { defineElements, useModule } from 'c960/elements';

useModule(module);
defineElements();

const KING = [{ square: 'e4', piece: { color: 'white', type: 'king' } }];

function Lesson() {
  const [number, setNumber] = useState(177);
  const [move, setMove] = useState('');
  const [result, setResult] = useState('');
  const [tested, setTested] = useState('');
  return (
    <main lang="it">
      <button id="classical" onClick={() => setNumber(518)}>
        518
      </button>
      <output id="number">{number}</output>
      <c960-explorer number={number} onc960-start={({ detail }) => setNumber(detail.number)} />
      <output id="move">{move}</output>
      <c960-board
        id="board"
        pieces={KING}
        orientation="black"
        onc960-move={({ detail: { from, to } }) => setMove(from + to)}
      />
      <output id="result">{result}</output>
      <c960-castling-drill
        state="v=1&seed=elements&count=2"
        onc960-result={({ detail }) => setResult(`${detail.right} / ${detail.asked}`)}
      />
      <output id="tested">{tested}</output>
      <c960-promotion-tester
        fen="7k/P7/8/8/8/8/8/7K w - - 0 1"
        onc960-position={({ detail }) => setTested(detail.move)}
      />
    </main>
  );
}

createRoot(document.getElementById('app')).render(
  <StrictMode>
    <Lesson />
  </StrictMode>,
);
