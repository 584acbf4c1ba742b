import { expect, test } from 'vitest';
import { positionIn } from './position-id.ts';

test.each([
  ['38.72,-9.14', 38.72, -9.14],
  ['-33.9,18.4', -33.9, 18.4],
  ['0,0', 0, 0],
  ['89.99,-179.99', 89.99, -179.99],
])('the place id %s is read as a position', (id, latitude, longitude) => {
  expect(positionIn(id)).toEqual({ latitude, longitude });
});

test.each(['2267057', '', '38.72', '38.721,-9.14', '38.72,-9.14,5', 'a,b'])('the place id %j is not read as a position', (id) => {
  expect(positionIn(id)).toBeUndefined();
});
