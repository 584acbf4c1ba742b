import { expect, test } from 'vitest';
import { trustedMeasurements } from './trusted.ts';

test('a measurement with poor confidence is not trusted, and one that is missing is not made up', () => {
  const trusted = trustedMeasurements({
    version: 1,
    aspect: 0.8,
    measurements: { redness: 'high', evenness: 'low', spots: 'none' },
    confidence: { redness: 'good', evenness: 'poor', spots: 'fair' },
    regions: [],
    closeUp: { position: [0.5, 0.5], scale: 1, origin: [0.5, 0.5] },
  });
  expect(trusted).toEqual({ redness: 'high', spots: 'none' });
});
