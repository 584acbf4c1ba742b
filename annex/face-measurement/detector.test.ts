import { expect, test } from 'vitest';
import { ANCHORS, readFaces, withoutOverlaps } from './detector.ts';

test('there are two anchors in each cell of 16 pixels and six in each of 32', () => {
  expect(ANCHORS).toHaveLength(16 * 16 * 2 + 8 * 8 * 6);
  expect([ANCHORS[0], ANCHORS[1], ANCHORS[2]]).toEqual([
    [8, 8],
    [8, 8],
    [24, 8],
  ]);
  expect([ANCHORS[32], ANCHORS[512], ANCHORS[518]]).toEqual([
    [8, 24],
    [16, 16],
    [48, 16],
  ]);
});

test('a face is read from its anchor: a score, a box and two eyes', () => {
  const scores = new Float32Array(896).fill(-20);
  const boxes = new Float32Array(896 * 16);
  scores[513] = 3;
  boxes.set([4, -6, 60, 80, -10, -12, 11, -13], 513 * 16);
  const [face, ...others] = readFaces(scores, boxes);
  expect(others).toEqual([]);
  expect(face?.score).toBeCloseTo(0.953, 3);
  expect(face).toMatchObject({
    box: { x: -10, y: -30, width: 60, height: 80 },
    eyes: [
      [6, 4],
      [27, 3],
    ],
  });
});

test('of boxes that overlap the surest is kept, and one beside it too', () => {
  const face = (score: number, x: number) => ({ score, box: { x, y: 0, width: 100, height: 100 } });
  expect(withoutOverlaps([face(0.7, 10), face(0.9, 0), face(0.8, 60)]).map(({ score }) => score)).toEqual([0.9, 0.8]);
});
