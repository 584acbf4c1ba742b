import { expect, test } from 'vitest';
import { answerChips } from './answer-chips.ts';

const words = {
  type: { dry: 'Dry' },
  acids: { open: 'Open to acids', used: 'Knows acids' },
  wishes: { glow: 'More glow', tone: 'Even tone', pores: 'Finer pores' },
};

test('the chips are the answers that have words, in the order of the words', () => {
  expect(answerChips(words, { acids: 'open', type: 'dry', sleep: 'long' })).toEqual(['Dry', 'Open to acids']);
  expect(answerChips(words, { acids: 'unsure' })).toEqual([]);
});

test('every question has its turn before a second answer to the same question, and there are at most four chips', () => {
  const answers = { wishes: ['glow', 'tone', 'pores'], type: 'dry', acids: 'used' };
  expect(answerChips(words, answers)).toEqual(['Dry', 'Knows acids', 'More glow', 'Even tone']);
});

test('what is stored and is no answer makes no chip', () => {
  expect(answerChips(words, { type: 7, wishes: [null, 'toString'] })).toEqual([]);
});
