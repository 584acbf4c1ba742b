import { expect, test } from 'vitest';
import { knowledge } from '../../content/skincare/knowledge.ts';
import { realisticVisitor } from '../../content/skincare/realistic-visitor.ts';
import { seededRandom } from '../seeded-random.ts';
import { createProgram } from './create-program.ts';
import { dayRituals } from './day-rituals.ts';
import type { Program } from './program.ts';

const own = createProgram(knowledge, {
  answers: { skinType: 'oily', skinConcerns: ['acne-or-pimples'], skincareProductsUse: ['cleanser'], isSensitiveSkin: 'no' },
});
const actives = own.seek.flatMap(({ use, about }) => (use ? [about.ingredient] : []));
const all = ({ morning, evening }: ReturnType<typeof dayRituals>) => [...morning, ...evening];

test('the first day has the basics, and tells what is tried on the arm', () => {
  const first = dayRituals(own, 1);
  expect(all(first).flatMap(({ ingredients }) => ingredients.filter((id) => actives.includes(id)))).toEqual([]);
  expect(first.patchTest).toBe(actives[0]);
  expect(all(first).find(({ kind }) => kind === 'cleanser')?.onShelf).toBe(true);
});

test('an active is new on the day that starts it, in the step that holds it', () => {
  const day = own.calendar.find(({ starts }) => starts)?.day ?? 0;
  expect(day).toBeGreaterThan(7);
  const rituals = dayRituals(own, day);
  expect(rituals.starts).toBe(actives[0]);
  expect(all(rituals).filter(({ starts }) => starts)).toHaveLength(1);
});

test('after four weeks the last week goes on without anything new', () => {
  for (const offset of [1, 2, 3, 4, 5, 6, 7]) {
    const later = dayRituals(own, 28 + offset);
    const { morning, evening } = dayRituals(own, 21 + offset);
    const held = (steps: typeof morning) => steps.map(({ kind, ingredients }) => [kind, ingredients]);
    expect([held(later.morning), held(later.evening)]).toEqual([held(morning), held(evening)]);
    expect([later.starts, later.patchTest, all(later).filter(({ starts }) => starts)]).toEqual([undefined, undefined, []]);
  }
});

test('the rituals of every day hold exactly the actives that the calendar names', () => {
  const random = seededRandom(7);
  for (let visitor = 0; visitor < 300; visitor += 1) {
    const program: Program = createProgram(knowledge, { answers: realisticVisitor(random) });
    const known = new Set(program.seek.flatMap(({ use, about }) => (use ? [about.ingredient] : [])));
    for (const { day, morning, evening } of program.calendar) {
      const rituals = dayRituals(program, day);
      const used = (steps: typeof rituals.morning) =>
        [...new Set(steps.flatMap(({ ingredients }) => ingredients.filter((id) => known.has(id))))].toSorted();
      expect([used(rituals.morning), used(rituals.evening)]).toEqual([morning.toSorted(), evening.toSorted()]);
      expect(rituals.morning.at(-1)?.kind).toBe('spf');
    }
  }
});
