import type { ProgramOrder } from '../../core/api/program.ts';
import { emptyDiary } from '../../core/program/diary.ts';
import { DAY_MS } from '../../core/time.ts';

export const dry = {
  gender: 'female',
  age: 'over-60',
  skinType: 'dry',
  skinConcerns: ['redness-or-rosacea'],
  isSensitiveSkin: 'yes',
  moisturizedSkin: 'tight-after-washing',
  skincareProductsUse: ['moisturizer', 'toner'],
};

/** When an order began whose day is this one today. */
export const startOnDay = (day: number) => Date.now() - (day - 1) * DAY_MS;

export const orderOf = (change: Partial<ProgramOrder> = {}): ProgramOrder => ({
  id: 'sub_1',
  planId: 'month',
  startedAt: startOnDay(9),
  open: true,
  until: Date.now() + DAY_MS,
  renews: true,
  answers: dry,
  diary: emptyDiary,
  hasAddress: false,
  hasWeeklyMail: false,
  ...change,
});
