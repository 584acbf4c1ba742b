import { expect, test } from 'vitest';
import { typicalOzone } from './ozone.ts';

test('the ozone in the middle of a month at a tabulated latitude is the value of the table', () => {
  expect(typicalOzone(50, 166)).toBeCloseTo(348.1, 5);
  expect(typicalOzone(-30, 349.5)).toBeCloseTo(278.2, 5);
});

test('the ozone between latitudes and months is interpolated', () => {
  expect(typicalOzone(45, 166)).toBeCloseTo((324.1 + 348.1) / 2, 5);
  expect(typicalOzone(0, (166 + 196.5) / 2)).toBeCloseTo((254.9 + 259.8) / 2, 5);
});

test('the ozone between December and January is interpolated', () => {
  for (const latitude of [-60, 0, 52.5])
    expect(Math.abs(typicalOzone(latitude, 365) - typicalOzone(latitude, 1))).toBeLessThan(2.5);
});

test.each([-90, -89, 0, 89, 90, 91, -91])('ozone is positive at %i° on every day', (latitude) => {
  for (let day = 1; day <= 366; day++) {
    expect(typicalOzone(latitude, day)).toBeGreaterThan(180);
    expect(typicalOzone(latitude, day)).toBeLessThan(450);
  }
});

test('the ozone layer is thin over the south pole in October and thick over the north pole in April', () => {
  expect(typicalOzone(-85, 288)).toBeLessThan(220);
  expect(typicalOzone(85, 105)).toBeGreaterThan(400);
});
