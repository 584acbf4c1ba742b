import { expect, test } from 'vitest';
import { defineFunnel } from './funnel.ts';
import { type ResultStep, scoreOf } from './result.ts';
import type { Section } from './step.ts';

const points = { hours: { few: 0, some: 4, enough: 10 }, room: { dark: 4, quiet: 4, cool: 4 } };

test.each([
  [{ hours: 'enough' }, 100],
  [{ hours: 'some' }, 40],
  [{ hours: 'few' }, 0],
  [{ hours: 'enough', room: ['dark'] }, 64],
  [{ hours: 'few', room: ['dark', 'quiet', 'cool'] }, 55],
  [{ hours: 'some', room: ['none'] }, 18],
  [{ hours: 'some', other: 'enough' }, 40],
])('the answers %j have %i of 100 points of what was answered', (answers, score) => {
  expect(scoreOf(points, answers)).toBe(score);
});

test('without an answer that counts there is no score', () => {
  expect(scoreOf(points, {})).toBeUndefined();
  expect(scoreOf(points, { other: 'enough' })).toBeUndefined();
});

const hours = {
  id: 'hours',
  kind: 'single',
  title: 'How long?',
  options: [
    { id: 'few', label: 'Few' },
    { id: 'enough', label: 'Enough' },
  ],
} as const;
const result = {
  id: 'end',
  kind: 'result',
  title: 'Your night',
  measure: 'is there',
  unanswered: { text: 'Answer', button: 'Begin' },
  bands: [{ from: 0, title: 'All', text: 'All' }],
  heading: 'Try',
  advice: [],
  basis: 'Known',
  next: { label: 'On', href: '/' },
} as const;
const paths = { entry: '/', exit: '/' };

test.each([
  ['hours', { few: 1, enough: 2 }, undefined],
  ['hours', { few: 1, plenty: 2 }, 'The result counts hours plenty, which is not asked.'],
  ['nap', { few: 1 }, 'The result counts nap, which is not asked.'],
])('a result that counts %s by %j is one of the funnel, or says what is wrong', (step, options, mistake) => {
  const end: ResultStep = { ...result, points: { [step]: options as Record<string, number> } };
  const sections: readonly Section[] = [{ id: 'night', title: 'Night', steps: [hours, end] }];
  const define = () => defineFunnel(sections as never, paths);
  if (mistake === undefined) expect(define().steps).toHaveLength(2);
  else expect(define).toThrow(mistake);
});

test('advice under a condition on an answer that is not asked before does not compile', () => {
  const lawful = {
    ...result,
    points: {},
    advice: [{ id: 'a', title: 'A', text: 'A', when: { step: 'hours', is: 'few' } }],
  } as const;
  const misspelt = {
    ...result,
    points: {},
    advice: [{ id: 'a', title: 'A', text: 'A', when: { step: 'hours', is: 'fewer' } }],
  } as const;
  expect(defineFunnel([{ id: 'night', title: 'Night', steps: [hours, lawful] }], paths).steps).toHaveLength(2);
  // @ts-expect-error: the question has no such option.
  defineFunnel([{ id: 'night', title: 'Night', steps: [hours, misspelt] }], paths);
});
