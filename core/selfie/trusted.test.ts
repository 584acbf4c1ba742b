import { expect, test } from 'vitest';
import { trustedMeasurements } from './trusted.ts';

test('a measurement with poor confidence is not trusted, and one that is missing is not made up', () => {
  const trusted = trustedMeasurements({
    version: 1,

    measurements: { redness: 'high', evenness: 'low', spots: 'none' },
    confidence: { redness: 'good', evenness: 'poor', spots: 'fair' },
    regions: [],
    closeUp: { objectPosition: '50% 50%', transformOrigin: '50% 50%', scale: '2' },
  });
  expect(trusted).toEqual({ redness: 'high', spots: 'none' });
});
