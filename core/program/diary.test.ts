import { expect, test } from 'vitest';
import { seededRandom } from '../seeded-random.ts';
import { type Diary, emptyDiary, MAX_TICKS, mergeDiaries } from './diary.ts';

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

test('a check-in that was answered again replaces the earlier answer', () => {
  const first: Diary = { ticks: {}, checkIns: { '1': { at: 10, felt: ['burning'], kept: 'most' } } };
  const again: Diary = { ticks: {}, checkIns: { '1': { at: 20, felt: ['fine'], kept: 'some' } } };
  for (const both of [mergeDiaries(first, again), mergeDiaries(again, first)])
    expect(both.checkIns['1']).toEqual({ at: 20, felt: ['fine'], kept: 'some' });
});

test('whatever the order in which devices meet, all end with one diary', () => {
  const random = seededRandom(3);
  const key = () => `${Math.ceil(random() * 5)}-${random() < 0.5 ? 'morning' : 'evening'}-cleanser`;
  const some = (): Diary => ({
    ticks: Object.fromEntries(Array.from({ length: 8 }, () => [key(), Math.ceil(random() * 6) * (random() < 0.5 ? -1 : 1)])),
    checkIns: { '1': { at: Math.ceil(random() * 3), felt: [random() < 0.5 ? 'fine' : 'dry'], kept: 'most' } },
  });
  for (let round = 0; round < 500; round += 1) {
    const [a, b, c] = [some(), some(), some()];
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
