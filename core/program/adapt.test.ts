import { expect, test } from 'vitest';
import { knowledge } from '../../content/skincare/knowledge.ts';
import { realisticVisitor } from '../../content/skincare/realistic-visitor.ts';
import { seededRandom } from '../seeded-random.ts';
import { adaptProgram, type Change } from './adapt.ts';
import { createProgram } from './create-program.ts';
import { dayRituals } from './day-rituals.ts';
import { type CheckIn, type Diary, feelings, keepings } from './diary.ts';

const own = createProgram(knowledge, {
  answers: { skinType: 'oily', skinConcerns: ['pimples-or-acne', 'hyperpigmentation'], isSensitiveSkin: 'non-sensitive' },
});
const actives = own.seek.flatMap(({ use, about }) => (use ? [about.ingredient] : []));
const says = (felt: CheckIn['felt'], kept: CheckIn['kept'] = 'most'): CheckIn => ({ at: 1, felt, kept });
const adapted = (checkIns: Diary['checkIns']) => adaptProgram(own, { checkIns });
const usedFrom = (day: number, program: typeof own) =>
  program.calendar.filter((one) => one.day >= day).flatMap(({ morning, evening }) => [...morning, ...evening]);
const timesOf = (id: string, from: number, { calendar } = own) =>
  calendar.filter(({ day, morning, evening }) => day >= from && day < from + 7 && [...morning, ...evening].includes(id)).length;
const kinds = (changes: readonly Change[]) => changes.map(({ kind }) => kind);

test('a program without check-ins, or with good ones, stays as it is', () => {
  expect(actives.length).toBeGreaterThan(1);
  expect(adapted({}).program).toEqual(own);
  const good = adapted({ '1': says(['fine']), '2': says(['fine'], 'some') });
  expect(good.program).toEqual(own);
  expect(kinds(good.changes)).toEqual(['goes-on', 'goes-on']);
});

test('what burns is stopped: the active that came last, from then on and everywhere', () => {
  const { program, changes } = adapted({ '2': says(['burning']) });
  expect(changes).toEqual([{ week: 2, kind: 'stopped', ingredient: actives[0] }]);
  expect(usedFrom(8, own)).toContain(actives[0]);
  expect(usedFrom(15, program)).not.toContain(actives[0]);
  expect(program.seek.map(({ about }) => about.ingredient)).not.toContain(actives[0]);
  for (const { day } of program.calendar.slice(14)) {
    const { morning, evening } = dayRituals(program, day);
    expect([...morning, ...evening].flatMap(({ ingredients }) => ingredients)).not.toContain(actives[0]);
  }
});

test('what burns on the arm never comes onto the face', () => {
  const { program } = adapted({ '1': says(['burning']) });
  expect(usedFrom(1, program)).not.toContain(actives[0]);
  expect(usedFrom(1, program)).toContain(actives[1]);
});

test('burning that comes again is a matter for a doctor', () => {
  const { changes } = adapted({ '2': says(['burning']), '3': says(['burning']) });
  expect(changes.map(({ doctor }) => doctor ?? false)).toEqual([false, true]);
});

test('dry skin gets half of the days for two weeks, and all of them after that', () => {
  const { program } = adapted({ '2': says(['dry']) });
  const [first = ''] = actives;
  expect(timesOf(first, 15, program)).toBe(Math.ceil(timesOf(first, 15) / 2));
  expect(timesOf(first, 22, program)).toBe(Math.ceil(timesOf(first, 22) / 2));
  expect(program.calendar).toHaveLength(28);
});

test('with breakouts, or a week that was hardly kept, the week comes again and nothing new begins', () => {
  for (const answer of [says(['breakouts']), says(['fine'], 'hardly')]) {
    const { program } = adapted({ '2': answer });
    expect(program.calendar).toHaveLength(35);
    const starts = program.calendar.filter((day) => day.starts).map(({ day }) => day);
    const planned = own.calendar.filter((day) => day.starts).map(({ day }) => day);
    expect(starts).toEqual(planned.map((day) => (day > 14 ? day + 7 : day)));
    expect(usedFrom(15, program).slice(0, 3)).toEqual(usedFrom(8, own).slice(0, 3));
  }
});

test('for every visitor and all answers the adapted program is lawful', () => {
  const random = seededRandom(11);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  for (let visitor = 0; visitor < 400; visitor += 1) {
    const program = createProgram(knowledge, { answers: realisticVisitor(random) });
    const checkIns = Object.fromEntries(
      [1, 2, 3, 4, 5, 6].filter(() => random() < 0.7).map((week) => [week, says([pick(feelings)], pick(keepings))]),
    );
    const { program: after, changes } = adaptProgram(program, { checkIns });
    expect(after.calendar.length % 7).toBe(0);
    expect(after.calendar.length).toBeLessThanOrEqual(56);
    expect(after.calendar.map(({ day }) => day)).toEqual(after.calendar.map((_, index) => index + 1));
    const sought = new Set(after.seek.map(({ about }) => about.ingredient));
    const stopped = changes.flatMap(({ ingredient, week }) => (ingredient ? [{ ingredient, week }] : []));
    for (const { ingredient, week } of stopped) {
      expect(sought.has(ingredient)).toBe(false);
      expect(usedFrom(week * 7 + 1, after)).not.toContain(ingredient);
    }
    for (const { starts, day } of after.calendar) {
      if (starts)
        expect(after.calendar.filter((other) => other.patchTest === starts && other.day < day).length).toBeGreaterThanOrEqual(7);
    }
    // Nothing is used more often than it was planned.
    for (const id of sought)
      expect(usedFrom(1, after).filter((one) => one === id).length).toBeLessThanOrEqual(after.calendar.length);
    expect(after.morning.at(-1)?.kind).toBe('spf');
  }
});
