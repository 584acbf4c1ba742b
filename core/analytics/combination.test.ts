import { expect, test } from 'vitest';
import { type CombinationCell, combinedViews } from './combination.ts';
import type { Condition } from './conditions.ts';
import { stageSetNumbers, stageSetText } from './stage-set.ts';

const STAGES = ['landing', 'age', 'paid'];
const phone: Condition = { dimension: 'device', value: 'phone' };
const tiktok: Condition = { dimension: 'source', value: 'tiktok' };
const oily: Condition = { dimension: 'answer', value: 'skin:oily' };
const dry: Condition = { dimension: 'answer', value: 'skin:dry' };

const cell = (met: number, visitors: number, stages = STAGES): CombinationCell => ({ met, visitors, stages });
const views = (conditions: readonly Condition[], ...cells: readonly CombinationCell[]) =>
  combinedViews({ stages: STAGES, conditions, cells, smallest: 10 });

test('visitors who meet every condition are counted at the stages that they viewed', () => {
  expect(views([phone, tiktok], cell(0b11, 20), cell(0b11, 30, ['landing', 'paid']), cell(0b01, 40), cell(0b10, 50))).toEqual([
    50, 20, 50,
  ]);
});

test('a visitor meets a question or a trait by any of the chosen options or values', () => {
  expect(views([phone, oily, dry], cell(0b011, 20), cell(0b101, 30), cell(0b111, 10), cell(0b001, 40), cell(0b110, 50))[0]).toBe(
    60,
  );
});

test('a combination ends before the first stage with too few visitors', () => {
  expect(views([phone, tiktok], cell(0b11, 9), cell(0b11, 40, ['landing']), cell(0b01, 90))).toEqual([49]);
  expect(views([phone, tiktok], cell(0b11, 9))).toEqual([]);
});

test('a combination with an answer ends where a report of fewer conditions would have a few visitors more', () => {
  expect(views([phone, oily], cell(0b11, 40), cell(0b01, 40), cell(0b10, 9))).toEqual([]);
  expect(views([phone, oily], cell(0b11, 40), cell(0b01, 40), cell(0b10, 9, ['paid']))).toEqual([40, 40]);
  expect(views([phone, oily], cell(0b11, 40), cell(0b01, 40), cell(0b10, 10))).toEqual([40, 40, 40]);
  expect(views([phone, oily], cell(0b11, 40), cell(0b01, 40))).toEqual([40, 40, 40]);
});

test('a combination with an answer ends where two conditions less would add a few visitors', () => {
  const [met, some] = [cell(0b111, 40), [cell(0b110, 40), cell(0b011, 40)]];
  expect(views([phone, oily, tiktok], met, ...some, cell(0b010, 3))).toEqual([40, 40, 40]);
  expect(views([phone, oily, tiktok], met, cell(0b010, 3))).toEqual([]);
});

test('a combination with alternatives ends where one alternative adds only a few visitors', () => {
  const others = [cell(0b001, 90), cell(0b010, 90), cell(0b100, 90)];
  expect(views([phone, oily, dry], cell(0b011, 40), cell(0b101, 40), ...others)).toEqual([80, 80, 80]);
  expect(views([phone, oily, dry], cell(0b011, 40), cell(0b101, 9), ...others)).toEqual([]);
});

test('a combination keeps its stages beside another report that has some visitors more and others less', () => {
  const others = [cell(0b001, 90), cell(0b011, 90), cell(0b100, 42)];
  expect(views([phone, oily, dry], cell(0b101, 45), ...others)).toEqual([135, 135, 135]);
});

test('a combination with an answer is not compared with a report of one trait, which has visitors without consent too', () => {
  expect(views([phone, oily], cell(0b11, 40), cell(0b01, 9))).toEqual([40, 40, 40]);
  expect(views([phone, tiktok, oily], cell(0b111, 40), cell(0b011, 9))).toEqual([]);
});

test('a combination of traits alone keeps every stage with enough visitors', () => {
  expect(views([phone, tiktok], cell(0b11, 40), cell(0b01, 1))).toEqual([40, 40, 40]);
});

test('a set of stages is read as it was written', () => {
  for (const numbers of [[], [1], [3], [1, 2, 40], [7, 8]]) expect(stageSetNumbers(stageSetText(numbers))).toEqual(numbers);
  expect(stageSetText([3, 1])).toBe('101');
});
