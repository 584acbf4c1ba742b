import { expect, test } from 'vitest';
import { sunYear } from './sun.ts';
import { sunPeaks } from './sun-peaks.ts';

const grounds = { sources: ['a-guide'], evidence: 'consensus' } as const;
const sun = (latitude: number, dayOfYear = 172, answers = {}) =>
  sunYear({ answers, sun: sunPeaks({ latitude }, dayOfYear) }, 'city', grounds);

test('a program without a place has no year of sun', () => {
  expect(sunYear({ answers: {} }, 'city', grounds)).toBeUndefined();
});

test('the summer asks for protection, on either half of the Earth', () => {
  expect(sun(59.9)?.protect).toEqual([4, 5, 6, 7, 8]);
  expect(sun(-33.9)?.extra).toEqual([1, 2, 3, 10, 11, 12]);
  expect(sun(0)?.protect).toHaveLength(12);
});

test('beyond the polar circle the sun of midwinter has no strength', () => {
  expect(sun(78.2, 355)).toMatchObject({ today: 0 });
  expect(sun(78.2)?.months[11]).toBe(0);
});

test('the peak of today is that of its day, and the city that was typed is the reason', () => {
  expect(sun(38.7, 172)?.today).toBeGreaterThan(8);
  expect(sun(38.7, 355)?.today).toBeLessThan(3);
  expect(sun(38.7, 1, { city: 'Lisbon' })?.because).toEqual([{ step: 'city', option: 'Lisbon' }]);
});
