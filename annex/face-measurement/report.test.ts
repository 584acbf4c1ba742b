import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FrameValues, type MeasuredFrame, SKIN_METRICS } from '../../core/selfie/face-report.ts';
import { trustedMeasurements } from '../../core/selfie/trusted.ts';
import { faceReport } from './report.ts';

const VALUES: FrameValues = { redness: 6, evenness: 3, texture: 2, shine: 4, underEye: 20, spots: 0 };
const frame = (values: Partial<FrameValues> = {}, rest: Partial<MeasuredFrame> = {}): MeasuredFrame => ({
  values: { ...VALUES, ...values },
  lightness: 65,
  coverage: 0.95,
  ...rest,
});
const CLOSE_UP = { objectPosition: '50% 50%', transformOrigin: '50% 50%', scale: '2' };
const report = (frames: readonly MeasuredFrame[], burst = true) =>
  faceReport(frames, { regions: [{ metric: 'redness', points: [[0.5, 0.5]] }], closeUp: CLOSE_UP, burst });

test('a steady burst gives each metric a band, and more trust to what does not hang on the light', () => {
  expect(report([frame(), frame(), frame()])).toMatchObject({
    measurements: {
      redness: 'medium',
      evenness: 'medium',
      texture: 'medium',
      shine: 'medium',
      underEye: 'medium',
      spots: 'none',
    },
    confidence: { redness: 'good', texture: 'good', shine: 'fair', underEye: 'fair', spots: 'fair' },
    regions: [{ metric: 'redness' }],
  });
});

test('a metric whose frames differ is unknown, and so are its places on the face', () => {
  const { measurements, confidence, regions } = report([frame({ redness: 2 }), frame(), frame({ redness: 11 })]);
  expect([measurements.redness, confidence.redness, regions]).toEqual([undefined, undefined, []]);
  expect(measurements.texture).toBe('medium');
});

test('a photo of deep skin or little light is not said to show little redness, but may show much', () => {
  const seen = (redness: number, lightness: number) => report([frame({ redness }, { lightness })]).measurements.redness;
  expect([seen(0, 65), seen(0, 35), seen(12, 35)]).toEqual(['low', undefined, 'high']);
});

test('one dark frame is enough that a photo claims neither texture, shadows nor spots, and shows no place of them', () => {
  const values = fc.record(
    Object.fromEntries(SKIN_METRICS.map((metric) => [metric, fc.double({ min: -5, max: 60, noNaN: true })])),
  );
  const frames = fc.array(fc.record({ values, lightness: fc.integer({ min: 0, max: 95 }) }), { minLength: 1, maxLength: 3 });
  const dark = fc.integer({ min: 0, max: 44 });
  fc.assert(
    fc.property(frames, dark, fc.boolean(), ([first, ...others], lightness, burst) => {
      const seen = [{ ...first, lightness }, ...others].map(({ values, lightness }) => frame(values, { lightness }));
      const regions = SKIN_METRICS.map((metric) => ({ metric, points: [] }));
      const measured = faceReport(seen, { regions, closeUp: CLOSE_UP, burst });
      const claimed = [trustedMeasurements(measured), measured.confidence].flatMap(Object.keys);
      for (const metric of [...claimed, ...measured.regions.map(({ metric }) => metric)])
        expect(['redness', 'evenness', 'shine']).toContain(metric);
      expect(measured.measurements.redness).not.toBe('low');
    }),
  );
});

test('a single photo, a covered cheek and a large spread lower the confidence', () => {
  expect(report([frame()], false).confidence.redness).toBe('fair');
  expect(report([frame({}, { coverage: 0.4 })]).confidence.redness).toBe('fair');
  expect(report([frame({}, { coverage: 0.4 })], false).confidence).toMatchObject({ redness: 'poor', shine: 'poor' });
  expect(report([frame({ redness: 5 }), frame({ redness: 7.5 })]).confidence.redness).toBe('fair');
});
