import { expect, test } from 'vitest';
import { isNamedByPosition } from './named-by-position.ts';

test.each(['38.72,-9.14', '-33.9,18.4', '0,0', '89.99,-179.99'])('%s is a position', (id) => {
  expect(isNamedByPosition(id)).toBe(true);
});

test.each(['2267057', '', '38.72', '38.721,-9.14', '38.72,-9.14,5', 'a,b'])('%j is none', (id) => {
  expect(isNamedByPosition(id)).toBe(false);
});
