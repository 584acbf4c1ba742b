import { expect, test } from 'vitest';
import { clearSkyUv } from './uv.ts';

const noon = { sunAltitude: 60, latitude: 40, day: 172 };

test('without sun there is no UV', () => {
  expect(clearSkyUv({ ...noon, sunAltitude: 0 })).toBe(0);
  expect(clearSkyUv({ ...noon, sunAltitude: -12 })).toBe(0);
});

test('it rises with the sun', () => {
  let before = 0;
  for (let sunAltitude = 1; sunAltitude <= 90; sunAltitude++) {
    const uv = clearSkyUv({ ...noon, sunAltitude });
    expect(uv).toBeGreaterThan(before);
    before = uv;
  }
});

test('it is stronger on a mountain, and the same where the height is not known as by the sea', () => {
  const bySea = clearSkyUv({ ...noon, elevation: 0 });
  expect(clearSkyUv({ ...noon, elevation: 2000 })).toBeCloseTo(bySea * 1.12, 10);
  expect(clearSkyUv(noon)).toBe(bySea);
  expect(clearSkyUv({ ...noon, elevation: -400 })).toBe(bySea);
});

test('the same sun is stronger in January than in July', () => {
  const equator = { sunAltitude: 70, latitude: 0 };
  expect(clearSkyUv({ ...equator, day: 3 })).toBeGreaterThan(clearSkyUv({ ...equator, day: 186 }) * 1.06);
});
