import { expect, test } from 'vitest';
import { clearSkyUv } from './uv.ts';

const noon = { sunAltitude: 60, latitude: 40, day: 172 };

test('the UV index is zero without sun', () => {
  expect(clearSkyUv({ ...noon, sunAltitude: 0 })).toBe(0);
  expect(clearSkyUv({ ...noon, sunAltitude: -12 })).toBe(0);
});

test('the UV index rises with the sun', () => {
  let before = 0;
  for (let sunAltitude = 1; sunAltitude <= 90; sunAltitude++) {
    const uv = clearSkyUv({ ...noon, sunAltitude });
    expect(uv).toBeGreaterThan(before);
    before = uv;
  }
});

test('the UV index is higher on a mountain, and an unknown height counts as sea level', () => {
  const bySea = clearSkyUv({ ...noon, elevation: 0 });
  expect(clearSkyUv({ ...noon, elevation: 2000 })).toBeCloseTo(bySea * 1.12, 10);
  expect(clearSkyUv(noon)).toBe(bySea);
  expect(clearSkyUv({ ...noon, elevation: -400 })).toBe(bySea);
});

test('the same sun is stronger in January than in July', () => {
  const equator = { sunAltitude: 70, latitude: 0 };
  expect(clearSkyUv({ ...equator, day: 3 })).toBeGreaterThan(clearSkyUv({ ...equator, day: 186 }) * 1.06);
});
