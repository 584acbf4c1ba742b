import { expect, test } from 'vitest';
import { outlineOf } from '../funnel/outline.ts';
import { countedAs, stageAt, stagesOf } from './stages.ts';

const sections = [
  {
    id: 'about',
    title: 'About',
    steps: [
      { id: 'age', kind: 'single' as const },
      { id: 'city', kind: 'city' as const },
    ],
  },
];
const outline = (base: string, exit: string) => outlineOf({ sections, base, entry: '/', exit });
const idsOf = (base: string, exit: string) => stagesOf(outline(base, exit)).map(({ id }) => id);

test('the first funnel begins at the landing page and ends with the payment', () => {
  expect(idsOf('', '/analyze').slice(0, 5)).toEqual(['landing', 'intro', 'age', 'city', 'analyze']);
  expect(idsOf('', '/analyze').at(-1)).toBe('paid');
});

test('a further funnel begins with its first step, and its pages are at its own address', () => {
  const stages = stagesOf(outline('/short', '/short/analyze'));
  expect(stages.map(({ id }) => id).slice(0, 3)).toEqual(['age', 'city', 'analyze']);
  expect(stageAt(stages, '/short/prediction')?.id).toBe('prediction');
  expect(stageAt(stages, '/prediction')).toBeUndefined();
});

test('a funnel that ends in its result has no stage behind it', () => {
  expect(idsOf('/sleep', '/')).toEqual(['age', 'city']);
});

test('what has one id in two funnels is counted apart', () => {
  expect(countedAs(outline('', '/analyze'), 'age')).toBe('age');
  expect(countedAs(outline('/short', '/short/analyze'), 'age')).toBe('short/age');
});
