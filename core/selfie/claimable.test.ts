import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isClaimable } from './claimable.ts';
import { type MetricBand, SKIN_METRICS, type SkinMetric } from './face-report.ts';

const BANDS = ['low', 'medium', 'high', 'none', 'few', 'several'] as const satisfies readonly MetricBand[];
const claims = (lightness: number) =>
  SKIN_METRICS.flatMap((metric) =>
    BANDS.flatMap((band): [SkinMetric, MetricBand][] => (isClaimable(metric, band, lightness) ? [[metric, band]] : [])),
  );

test('neither texture, shadows, spots nor little redness is claimed of skin that is darker than L* 45, or of unknown lightness', () => {
  fc.assert(
    fc.property(fc.oneof(fc.double({ min: 0, max: 45, maxExcluded: true }), fc.constant(Number.NaN)), (lightness) => {
      const claimed = claims(lightness);
      const metrics = new Set(claimed.map(([metric]) => metric));
      expect([...metrics]).toEqual(['redness', 'evenness', 'shine']);
      expect(claimed).not.toContainEqual(['redness', 'low']);
    }),
  );
});

test('lighter skin keeps every claim', () => {
  fc.assert(
    fc.property(fc.double({ min: 45, max: 100, noNaN: true }), (lightness) => {
      expect(claims(lightness)).toHaveLength(SKIN_METRICS.length * BANDS.length);
    }),
  );
});
