// SPDX-License-Identifier: MIT
import { createApp, ref } from 'vue/dist/vue.esm-bundler.js';
import module from 'c960/c960.wasm';
import { defineElements, useModule } from 'c960/elements';

useModule(module);
defineElements();

const app = createApp({
  setup: () => ({
    number: ref(177),
    move: ref(''),
    result: ref(''),
    tested: ref(''),
    pieces: [{ square: 'e4', piece: { color: 'white', type: 'king' } }],
  }),
  template: `<main lang="it">
    <button id="classical" @click="number = 518">518</button>
    <output id="number">{{ number }}</output>
    <c960-explorer :number="number" @c960-start="number = $event.detail.number" />
    <output id="move">{{ move }}</output>
    <c960-board id="board" :pieces="pieces" orientation="black"
      @c960-move="move = $event.detail.from + $event.detail.to" />
    <output id="result">{{ result }}</output>
    <c960-castling-drill state="v=1&seed=elements&count=2"
      @c960-result="result = $event.detail.right + ' / ' + $event.detail.asked" />
    <output id="tested">{{ tested }}</output>
    <c960-promotion-tester fen="7k/P7/8/8/8/8/8/7K w - - 0 1" @c960-position="tested = $event.detail.move" />
  </main>`,
});
app.config.compilerOptions.isCustomElement = (tag) => tag.startsWith('c960-');
app.mount('#app');
