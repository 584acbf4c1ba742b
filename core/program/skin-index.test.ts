import { expect, test } from 'vitest';
import type { AskingStep } from '../funnel/step.ts';
import type { SkinMeasurements } from '../selfie/face-report.ts';
import { type IndexRule, skinIndex, weighRules } from './skin-index.ts';

const option = (id: string) => ({ id, label: `Label of ${id}` });
const asking: readonly AskingStep[] = [
  { kind: 'single', id: 'sleep', title: 'Sleep?', options: [option('little'), option('some'), option('enough')] },
  { kind: 'multi', id: 'concerns', title: 'Concerns?', options: [option('spots'), option('lines')] },
];
const rules: readonly IndexRule[] = [
  { area: 'glow', step: 'sleep', points: { little: -20, some: -10 }, habit: true, source: 'a study' },
  { area: 'glow', step: 'concerns', points: { spots: -4, lines: -6 }, source: 'a review' },
  { area: 'glow', step: 'not-asked', points: { any: -90 }, source: 'a study' },
];
const areas = [{ id: 'glow', label: 'Glow', percent: 60 }];

const glowOf = (answers: Readonly<Record<string, string | readonly string[]>>) =>
  skinIndex(areas, weighRules(rules, asking), answers)[0];

test('a visitor with the first option of every question has the index of the area itself', () => {
  expect(glowOf({ sleep: 'little', concerns: ['spots'] })).toMatchObject({ label: 'Glow', percent: 60 });
});

test('each answer moves the index by the difference of its points to those of the first option', () => {
  expect(glowOf({ sleep: 'enough', concerns: ['spots'] })?.percent).toBe(80);
  expect(glowOf({ sleep: 'little', concerns: ['spots', 'lines'] })?.percent).toBe(54);
});

test('the goal of an index counts the best option of a habit, and no change of anything else', () => {
  expect(glowOf({ sleep: 'little', concerns: ['spots', 'lines'] })?.goal).toBe(74);
  expect(glowOf({ sleep: 'enough', concerns: ['spots', 'lines'] })?.goal).toBe(74);
});

test('care adds its share of what an answer takes away, and never more than habits leave to gain', () => {
  const cared = (share: number) =>
    rules.map((rule) => (rule.step === 'concerns' ? { ...rule, care: { share, source: 'a trial' } } : rule));
  const goalOf = (share: number, answers: Parameters<typeof glowOf>[0]) =>
    skinIndex(areas, weighRules(cared(share), asking), answers)[0];
  const good = { sleep: 'enough', concerns: ['spots', 'lines'] };
  expect(goalOf(0.5, good)).toMatchObject({ percent: 74, goal: 79, hasCare: true, habits: [] });
  expect(goalOf(0.5, { sleep: 'enough' })).toMatchObject({ hasCare: false });
  expect(goalOf(0.5, { sleep: 'little', concerns: ['spots'] })).toMatchObject({ percent: 60, goal: 80, hasCare: false });
  expect(goalOf(0.5, { sleep: 'some', concerns: ['lines'] })).toMatchObject({ percent: 68, goal: 81, hasCare: true });
});

test('an index names a habit that is better at its goal, and one that is the best already not', () => {
  expect(glowOf({ sleep: 'little', concerns: ['spots', 'lines'] })?.habits).toEqual(['sleep']);
  expect(glowOf({ sleep: 'enough', concerns: ['spots', 'lines'] })?.habits).toEqual([]);
});

test('the reason of an index is the answer that takes the most points away', () => {
  expect(glowOf({ sleep: 'some', concerns: ['lines'] })?.reason).toEqual({ step: 'sleep', option: 'some' });
  expect(glowOf({ sleep: 'enough', concerns: ['spots', 'lines'] })?.reason).toEqual({
    step: 'concerns',
    option: 'lines',
  });
});

test('an answer that is fixed counts, and is no reason', () => {
  const aged: readonly IndexRule[] = [
    { area: 'glow', step: 'sleep', points: { little: -20, some: -10 }, fixed: true, source: 'a study' },
    { area: 'glow', step: 'concerns', points: { spots: -4, lines: -6 }, source: 'a review' },
  ];
  const reasonOf = (answers: Parameters<typeof glowOf>[0]) => skinIndex(areas, weighRules(aged, asking), answers)[0]?.reason;
  expect(reasonOf({ sleep: 'little', concerns: ['spots'] })).toEqual({ step: 'concerns', option: 'spots' });
  expect(reasonOf({ sleep: 'little' })).toBeUndefined();
});

test('the reason of an index from which no answer takes points is the first choice that counts', () => {
  expect(glowOf({ sleep: 'enough' })?.reason).toEqual({ step: 'sleep', option: 'enough' });
});

test('a question without an answer counts as the average of its options and is no reason', () => {
  expect(glowOf({})).toMatchObject({ percent: 74, reason: undefined });
  expect(glowOf({ sleep: 'of an older funnel', concerns: ['gone'] })).toEqual(glowOf({}));
});

test('the photo moves an index and its goal by the points of its rule, and is named with what it shows', () => {
  const photo = { rules: [{ area: 'glow', metric: 'redness', points: { high: -4 }, source: 'a review' }] } as const;
  const seenAs = (measurements: SkinMeasurements) =>
    skinIndex(areas, weighRules(rules, asking), { sleep: 'little', concerns: ['spots'] }, { ...photo, measurements })[0];
  expect(seenAs({ redness: 'high' })).toMatchObject({ percent: 56, goal: 76, photo: [{ metric: 'redness', band: 'high' }] });
  expect(seenAs({ redness: 'low', texture: 'high' })).toMatchObject({ percent: 60, goal: 80, photo: [] });
});

test('an index stays between 5 and 95 percent', () => {
  const steep: readonly IndexRule[] = [{ area: 'glow', step: 'sleep', points: { little: -200, some: -400 }, source: 'a study' }];
  const percentOf = (sleep: string) => skinIndex(areas, weighRules(steep, asking), { sleep })[0]?.percent;
  expect([percentOf('some'), percentOf('enough')]).toEqual([5, 95]);
});
