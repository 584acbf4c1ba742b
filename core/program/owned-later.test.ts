import { expect, test } from 'vitest';
import { knowledge } from '../../content/skincare/knowledge.ts';
import { createProgram } from './create-program.ts';
import { ownedLater } from './owned-later.ts';

const program = createProgram(knowledge, {
  answers: { skinType: 'combination', skinConcerns: ['dullness'], skincareProductsUse: ['cleanser', 'treatment-face'] },
});
const treated = program.seek.find(({ step, use }) => step === 'treatment-face' && use)?.about.ingredient;
const first = program.calendar.find(({ starts }) => starts === treated)?.day ?? 0;

test('what is owned and comes into the rituals later is listed with its first day, and what is used today is not', () => {
  expect(first).toBeGreaterThan(1);
  expect(ownedLater(program, 1)).toEqual([{ kind: 'treatment-face', day: first }]);
});

test('from the first day of an owned product on it is not listed any more', () => {
  expect(ownedLater(program, first)).toEqual([]);
  expect(ownedLater(program, 100)).toEqual([]);
});
