import { expect, test } from 'vitest';
import type { FrameValues, MeasuredFrame } from '../../core/selfie/face-report.ts';
import { faceReport } from './report.ts';

const VALUES: FrameValues = { redness: 6, evenness: 3, texture: 2, shine: 4, underEye: 20, spots: 0 };
const frame = (values: Partial<FrameValues> = {}, rest: Partial<MeasuredFrame> = {}): MeasuredFrame => ({
  values: { ...VALUES, ...values },
  lightness: 65,
  coverage: 0.95,
  ...rest,
});
const report = (frames: readonly MeasuredFrame[], burst = true) =>
  faceReport(frames, { regions: [{ metric: 'redness', points: [[0.5, 0.5]] }], aspect: 0.8, burst });

test('a steady burst gives each metric a band, and more trust to what does not hang on the light', () => {
  expect(report([frame(), frame(), frame()])).toMatchObject({
    aspect: 0.8,
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

test('texture and shadows of a dark photo have less confidence than its evenness', () => {
  const { confidence } = report([frame({}, { lightness: 35 })]);
  expect([confidence.evenness, confidence.texture, confidence.underEye]).toEqual(['good', 'fair', 'poor']);
});

test('a single photo, a covered cheek and a large spread lower the confidence', () => {
  expect(report([frame()], false).confidence.redness).toBe('fair');
  expect(report([frame({}, { coverage: 0.4 })]).confidence.redness).toBe('fair');
  expect(report([frame({}, { coverage: 0.4 })], false).confidence).toMatchObject({ redness: 'poor', shine: 'poor' });
  expect(report([frame({ redness: 5 }), frame({ redness: 7.5 })]).confidence.redness).toBe('fair');
});
