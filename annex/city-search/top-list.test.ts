import { expect, test } from 'vitest';
import { TopList } from './top-list.ts';

function best(most: number, offers: readonly (readonly [place: number, score: number])[]): number[] {
  const top = new TopList(most);
  for (const [place, score] of offers) top.offer(place, score);
  return top.places;
}

test('a top list keeps the highest scores in order, and of equal scores the first', () => {
  expect(
    best(3, [
      [1, 10],
      [2, 40],
      [3, 20],
      [4, 30],
      [5, 40],
    ]),
  ).toEqual([2, 5, 4]);
});

test('a place that is offered again to a top list keeps its highest score', () => {
  expect(
    best(3, [
      [1, 10],
      [2, 20],
      [1, 30],
    ]),
  ).toEqual([1, 2]);
  expect(
    best(3, [
      [1, 30],
      [2, 20],
      [1, 10],
    ]),
  ).toEqual([1, 2]);
});
