import { expect, test } from 'vitest';
import { killRepeatedly } from './kills.ts';

test('kill -9 at any moment loses nothing that was acknowledged, and doubles nothing', { timeout: 600_000 }, async () => {
  const { wrong, ...counts } = await killRepeatedly({ kills: 8, seed: 20261121 });
  expect(wrong).toEqual([]);
  for (const count of Object.values(counts)) expect(count).toBeGreaterThanOrEqual(4);
});
