import { describe, expect, test } from 'vitest';
import { knowledge } from '../../content/skincare/knowledge.ts';
import { realisticVisitor } from '../../content/skincare/realistic-visitor.ts';
import { seededRandom } from '../seeded-random.ts';
import { rounds } from '../testing.ts';
import { adaptProgram } from './adapt.ts';
import { createProgram } from './create-program.ts';
import { type Diary, emptyDiary, feelings, keepings, mergeDiaries } from './diary.ts';
import { followDiary } from './follow-diary.ts';
import { movableEvenings, moveEvenings, moveKey } from './moves.ts';
import type { CalendarDay, Program } from './program.ts';

type Moves = Diary['moves'];

const random = seededRandom(5);
const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
const weekOf = (day: number) => Math.ceil(day / 7);
const oily = createProgram(knowledge, {
  answers: { skinType: 'oily', skinConcerns: ['pimples-or-acne', 'hyperpigmentation'], isSensitiveSkin: 'non-sensitive' },
});
const daysWith = ({ calendar }: Program, id: string) =>
  calendar.filter(({ evening }) => evening.includes(id)).map(({ day }) => day);
const [first] = movableEvenings(oily, {});

/** The check-ins of a week make other calendars: slower, longer, without an active. */
function randomProgram(): Program {
  const program = createProgram(knowledge, { answers: realisticVisitor(random) });
  const weeks = [1, 2, 3].filter(() => random() < 0.3);
  const checkIns = Object.fromEntries(weeks.map((week) => [week, { at: 1, felt: [pick(feelings)], kept: pick(keepings) }]));
  return adaptProgram(program, { checkIns }).program;
}

/** Also to days on which nothing may be. */
function anyMoves(program: Program): Moves {
  const evenings = movableEvenings(program, {}).filter(() => random() < 0.4);
  return Object.fromEntries(
    evenings.map((evening) => [moveKey(evening), { at: Math.ceil(random() * 9), to: Math.ceil(random() * 30) }]),
  );
}

/** As a buyer makes them: one after the other, each to a day that is offered. */
function offeredMoves(program: Program): Moves {
  let moves: Moves = {};
  for (let at = 1; at < 12; at += 1) {
    const offered = movableEvenings(program, moves).filter(({ possible }) => possible.length > 0);
    if (offered.length === 0) return moves;
    const evening = pick(offered);
    moves = { ...moves, [moveKey(evening)]: { at, to: pick(evening.possible) } };
  }
  return moves;
}

const both = (one: Moves, other: Moves) => mergeDiaries({ ...emptyDiary, moves: one }, { ...emptyDiary, moves: other }).moves;

function expectLawful(planned: Program, moved: Program): void {
  const careful = planned.profile.sensitive || planned.profile.concerns.some(({ id }) => id === 'redness');
  const actives = planned.seek.filter(({ use }) => use?.slot === 'evening');
  for (const { evening } of moved.calendar) {
    const together = actives.filter(({ about }) => evening.includes(about.ingredient));
    if (careful) expect(together.length).toBeLessThanOrEqual(1);
    for (const one of together) for (const other of together) if (one !== other) expect(one.notWith).not.toContain(other.family);
  }
  for (const { about } of actives) {
    const [before, after] = [daysWith(planned, about.ingredient), daysWith(moved, about.ingredient)];
    expect(after.map(weekOf).toSorted()).toEqual(before.map(weekOf).toSorted());
    const tested = moved.calendar.filter(({ patchTest }) => patchTest === about.ingredient).map(({ day }) => day);
    if (after.length > 0) expect(Math.min(...after)).toBeGreaterThan(Math.max(0, ...tested.slice(0, 7)));
    const nearest = (days: readonly number[], week: number) => {
      const own = days.filter((day) => weekOf(day) === week);
      return Math.min(2, ...own.slice(1).map((day, index) => day - (own[index] ?? 0)));
    };
    for (const week of new Set(before.map(weekOf))) expect(nearest(after, week)).toBeGreaterThanOrEqual(nearest(before, week));
  }
  const untouched = ({ evening: _, starts: __, ...day }: CalendarDay) => day;
  expect(moved.calendar.map(untouched)).toEqual(planned.calendar.map(untouched));
  expect(moved.calendar.flatMap(({ starts = [] }) => starts)).toEqual(planned.calendar.flatMap(({ starts = [] }) => starts));
  for (const { day, starts } of moved.calendar) {
    const uses = moved.calendar.filter(({ morning, evening }) => starts && [...morning, ...evening].includes(starts));
    if (starts) expect(day).toBe(uses.find((one) => weekOf(one.day) === weekOf(day))?.day);
  }
}

test('an evening moves to another day of its week, and back', () => {
  if (!first) throw new Error('The program has no active in the evening.');
  const to = first.possible[0] ?? 0;
  const key = moveKey(first);
  const moved = moveEvenings(oily, { [key]: { at: 1, to } });
  expect(daysWith(moved, first.ingredient)).toContain(to);
  expect(daysWith(moved, first.ingredient)).not.toContain(first.planned);
  expect(moved.calendar[Math.min(...daysWith(moved, first.ingredient)) - 1]?.starts).toBe(first.ingredient);
  expect(movableEvenings(oily, { [key]: { at: 1, to } })[0]).toMatchObject({ day: to, planned: first.planned });
  expect(moveEvenings(oily, { [key]: { at: 2, to: first.planned } })).toEqual(oily);
  expect(moveEvenings(oily, {})).toEqual(oily);
});

describe('a move does not hold', () => {
  test.each([
    ['to another week', moveKey(first ?? (oily.seek[0] as never)), 1],
    ['of a day on which the program has nothing', `1-${first?.ingredient}`, 2],
    ['of an ingredient that the program does not have', '8-unknown', 9],
  ])('%s', (_what, key, to) => {
    expect(moveEvenings(oily, { [key]: { at: 1, to } })).toEqual(oily);
  });
});

test('of two moves that break a rule together the later one holds', () => {
  let found = 0;
  for (let round = 0; round < 60; round += 1) {
    const program = randomProgram();
    const together = new Set(program.calendar.flatMap(({ evening }) => (evening.length > 1 ? [evening.join()] : [])));
    if (together.size > 0) continue;
    const evenings = movableEvenings(program, {});
    for (const one of evenings) {
      const other = evenings.find(
        ({ ingredient, possible }) => ingredient !== one.ingredient && possible.some((day) => one.possible.includes(day)),
      );
      const to = other && one.possible.find((day) => other.possible.includes(day));
      if (!other || to === undefined) continue;
      found += 1;
      const moved = moveEvenings(program, { [moveKey(one)]: { at: 1, to }, [moveKey(other)]: { at: 2, to } });
      expect(moved.calendar[to - 1]?.evening).toEqual([other.ingredient]);
      expect(moved.calendar[one.planned - 1]?.evening).toContain(one.ingredient);
    }
  }
  expect(found).toBeGreaterThan(20);
});

test('whatever two devices have noted, the program that they end with is lawful and the same on both', () => {
  for (let round = 0; round < rounds(150, 30); round += 1) {
    const program = randomProgram();
    const [phone, tablet] =
      random() < 0.5 ? [anyMoves(program), anyMoves(program)] : [offeredMoves(program), offeredMoves(program)];
    const moved = moveEvenings(program, both(phone, tablet));
    expect(moveEvenings(program, both(tablet, phone))).toEqual(moved);
    expectLawful(program, moved);
  }
});

test('each day that is offered holds, and leaves every other evening where it is', () => {
  let offered = 0;
  for (let round = 0; round < rounds(60, 12); round += 1) {
    const program = randomProgram();
    const moves = offeredMoves(program);
    const before = movableEvenings(program, moves);
    for (const evening of before) {
      for (const to of evening.possible) {
        offered += 1;
        const after = movableEvenings(program, { ...moves, [moveKey(evening)]: { at: 100, to } });
        expect(after.map(({ day }) => day)).toEqual(before.map((one) => (one === evening ? to : one.day)));
      }
    }
  }
  expect(offered).toBeGreaterThan(rounds(500, 100));
});

test('a diary moves evenings of the program that its check-ins leave', () => {
  if (!first) throw new Error('The program has no active in the evening.');
  const move = { [moveKey(first)]: { at: 1, to: first.possible[0] ?? 0 } };
  const stopped = { 2: { at: 1, felt: ['burning'], kept: 'most' } } as const;
  const { program, changes, evenings } = followDiary(oily, { checkIns: stopped, moves: move });
  expect(changes[0]?.kind).toBe('stopped');
  expect(daysWith(program, first.ingredient)).toContain(first.possible[0]);
  expect(evenings.some(({ day, ingredient }) => ingredient === first.ingredient && day > 14)).toBe(false);
});
