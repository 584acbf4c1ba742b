import { expect, test } from 'vitest';
import { knownCopy } from '../../../content/pages/known.ts';
import { chipsOf } from './chip-words.ts';

const { chips } = knownCopy;

test('the chips of a chart are the answers that filled it', () => {
  const answers = { skinType: 'combination', usedSkincareAcids: 'open', triedAntioxidants: 'unsure' };
  expect(chipsOf(chips['fit-ingredients'], answers)).toEqual(['Combination', 'Open to acids']);
});

test('every question has its turn before a second answer to the same question, and four chips are enough', () => {
  const answers = {
    isSensitiveSkin: 'sensitive',
    moisturizedSkin: 'comfortable',
    skinConcerns: ['dullness', 'enlarged-pores', 'hyperpigmentation'],
  };
  expect(chipsOf(chips['fit-condition'], answers)).toEqual(['Comfortable', 'Sensitive', 'More glow', 'Finer pores']);
});

test('nobody who answered nothing, or something that is no option, gets a chip', () => {
  expect(chipsOf(chips['fit-lifestyle'], {})).toEqual([]);
  expect(chipsOf(chips['fit-lifestyle'], { sleepHours: 'never', stressLevel: 7 })).toEqual([]);
});
