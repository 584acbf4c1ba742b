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

test('the chips show one answer of each question before a second one, and at most four', () => {
  const answers = { wishes: ['glow', 'tone', 'pores'], type: 'dry', acids: 'used' };
  expect(answerChips(words, answers)).toEqual(['Dry', 'Knows acids', 'More glow', 'Even tone']);
});

test('a stored value that is no answer makes no chip', () => {
  expect(answerChips(words, { type: 7, wishes: [null, 'toString'] })).toEqual([]);
});
