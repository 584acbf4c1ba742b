import { expect, test } from 'vitest';
import { seededRandom } from '../seeded-random.ts';
import { type Diary, emptyDiary, MAX_EARLIER_ANSWERS, MAX_TICKS, mergeDiaries, wholeDiary } from './diary.ts';

const ticks = (entries: Diary['ticks']): Diary => ({ ...emptyDiary, ticks: entries });

test('of two devices the later tick holds, and what was undone later stays undone', () => {
  const phone = ticks({ '3-morning-cleanser': 100, '3-morning-spf': -300 });
  const tablet = ticks({ '3-morning-cleanser': -200, '3-morning-spf': 250, '4-evening-cleanser': 10 });
  expect(mergeDiaries(phone, tablet).ticks).toEqual({
    '3-morning-cleanser': -200,
    '3-morning-spf': -300,
    '4-evening-cleanser': 10,
  });
});

test('a check-in that was answered again replaces the earlier answer, which stays beside it', () => {
  const first: Diary = { ...emptyDiary, checkIns: { '1': { at: 10, felt: ['burning'], kept: 'most' } } };
  const again: Diary = { ...emptyDiary, checkIns: { '1': { at: 20, felt: ['fine'], kept: 'some' } } };
  for (const both of [mergeDiaries(first, again), mergeDiaries(again, first)])
    expect(both.checkIns['1']).toEqual({
      at: 20,
      felt: ['fine'],
      kept: 'some',
      earlier: [{ at: 10, felt: ['burning'], kept: 'most' }],
    });
});

test('whatever the order in which devices meet, all end with one diary', () => {
  const random = seededRandom(3);
  const key = () => `${Math.ceil(random() * 5)}-${random() < 0.5 ? 'morning' : 'evening'}-cleanser`;
  const some = (): Diary => ({
    ticks: Object.fromEntries(Array.from({ length: 8 }, () => [key(), Math.ceil(random() * 6) * (random() < 0.5 ? -1 : 1)])),
    checkIns: { '1': { at: Math.ceil(random() * 9), felt: [random() < 0.5 ? 'fine' : 'dry'], kept: 'most' } },
    moves: { [`${Math.ceil(random() * 3)}-retinol`]: { at: Math.ceil(random() * 3), to: Math.ceil(random() * 7) } },
  });
  for (let round = 0; round < 500; round += 1) {
    const several = () => mergeDiaries(mergeDiaries(some(), some()), mergeDiaries(some(), some()));
    const [a, b, c] = [several(), several(), several()];
    const one = mergeDiaries(mergeDiaries(a, b), c);
    expect(mergeDiaries(c, mergeDiaries(b, a))).toEqual(one);
    expect(mergeDiaries(one, a)).toEqual(one);
  }
});

test('a diary keeps the newest ticks alone', () => {
  const many = Object.fromEntries(Array.from({ length: MAX_TICKS + 50 }, (_, index) => [`${index}-evening-cleanser`, index + 1]));
  const kept = mergeDiaries(ticks(many), emptyDiary).ticks;
  expect(Object.keys(kept)).toHaveLength(MAX_TICKS);
  expect(kept['0-evening-cleanser']).toBeUndefined();
});

test('a week keeps the newest of its earlier answers alone', () => {
  let diary = emptyDiary;
  for (let at = 1; at <= MAX_EARLIER_ANSWERS + 3; at += 1)
    diary = mergeDiaries(diary, { ...emptyDiary, checkIns: { '2': { at, felt: ['dry'], kept: 'most' } } });
  const { at, earlier = [] } = diary.checkIns['2'] ?? { at: 0 };
  expect([at, ...earlier.map((answer) => answer.at)]).toEqual([8, 7, 6, 5, 4, 3]);
});

test('of two devices the later move holds, also one that takes an earlier one back', () => {
  const phone: Diary = { ...emptyDiary, moves: { '8-retinol': { at: 10, to: 9 }, '11-retinol': { at: 10, to: 12 } } };
  const tablet: Diary = { ...emptyDiary, moves: { '8-retinol': { at: 20, to: 8 } } };
  for (const both of [mergeDiaries(phone, tablet), mergeDiaries(tablet, phone)])
    expect(both.moves).toEqual({ '8-retinol': { at: 20, to: 8 }, '11-retinol': { at: 10, to: 12 } });
});

test('a diary of an earlier release is read as one without moves', () => {
  expect(wholeDiary({ ticks: { '1-morning-spf': 1 }, checkIns: {} })).toEqual(ticks({ '1-morning-spf': 1 }));
});
