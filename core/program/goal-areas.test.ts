import { expect, test } from 'vitest';
import { type GoalAreas, goalAreas } from './goal-areas.ts';

const area = (id: string, gain: number) => ({ id, percent: 50, goal: 50 + gain });
const all = [area('hydration', 16), area('elasticity', 22), area('complexion', 19), area('texture', 7)];
const byOption = {
  goal: { smooth: ['texture'], even: ['complexion'], lasting: [] },
  concern: { blemishes: ['texture', 'complexion'], spots: ['complexion'] },
};
const idsIn = ({ gains, kept }: GoalAreas<(typeof all)[0]>) => [...gains, ...kept].map(({ id }) => id);
const idsOf = (areas: typeof all, answers: Record<string, unknown>) => idsIn(goalAreas(areas, byOption, answers));

test('the first three areas are shown to a visitor who wants none of them most', () => {
  expect(idsOf(all, {})).toEqual(['hydration', 'elasticity', 'complexion']);
});

test('the area that is wanted most stands first, and the least wanted of four is left out', () => {
  expect(idsOf(all, { goal: ['smooth'], concern: ['blemishes'] })).toEqual(['texture', 'hydration', 'complexion']);
  expect(idsOf(all, { goal: ['even'] })).toEqual(['complexion', 'hydration', 'elasticity']);
});

test('a goal comes before a concern, and a goal about no area leaves the first place to the concern', () => {
  expect(idsOf(all, { goal: ['even'], concern: ['blemishes'] })[0]).toBe('complexion');
  expect(idsOf(all, { goal: ['lasting'], concern: ['blemishes'] })[0]).toBe('texture');
});

test('an area with too little to gain is not shown before one with more, however much it is wanted', () => {
  const [hydration, elasticity, complexion] = all as [(typeof all)[0], (typeof all)[0], (typeof all)[0]];
  const smooth = area('texture', 5);
  expect(idsOf([hydration, elasticity, complexion, smooth], { concern: ['blemishes'] })).toEqual([
    'hydration',
    'elasticity',
    'complexion',
  ]);
});

test('with nothing to gain anywhere the first three areas are kept', () => {
  const none = all.map(({ id }) => area(id, 0));
  const { gains, kept } = goalAreas(none, byOption, { goal: ['smooth'] });
  expect(gains).toEqual([]);
  expect(kept.map(({ id }) => id)).toEqual(['hydration', 'elasticity', 'complexion']);
});
