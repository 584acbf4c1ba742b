import { expect, test } from 'vitest';
import { type FrameObservation, gateCodes } from './gate.ts';

const box = { x: 300, y: 300, width: 400, height: 480 };
const GOOD: FrameObservation = {
  width: 1000,
  height: 1100,
  faces: [{ score: 0.95, box }],
  meshScore: 1,
  box,
  pose: { yaw: 3, pitch: 5, roll: -2 },
  eyeContrast: 45,
  sharpness: 0.28,
  clipped: 0,
  sideLight: 0.1,
};
const codes = (changed: Partial<FrameObservation>) => gateCodes({ ...GOOD, ...changed }, 'preview');

test('a face in good light that looks at the camera passes the gate', () => {
  expect(codes({})).toEqual([]);
});

test('something that the detector takes for a face but the mesh does not is no face', () => {
  expect(codes({ meshScore: 0.2, eyeContrast: 1 })).toEqual(['no-face']);
  expect(codes({ faces: [] })).toEqual(['no-face']);
});

test('a second face counts when it is sure and not far smaller', () => {
  const second = (score: number, width: number) => codes({ faces: [...GOOD.faces, { score, box: { ...box, width } }] });
  expect(second(0.9, 300)).toEqual(['multiple']);
  expect(second(0.6, 300)).toEqual([]);
  expect(second(0.9, 100)).toEqual([]);
});

test.each([
  ['too-far', { box: { x: 400, y: 450, width: 200, height: 240 } }],
  ['too-close', { box: { x: 50, y: 50, width: 900, height: 1000 } }],
  ['off-centre', { box: { ...box, x: 20 } }],
  ['too-dark', { eyeContrast: 20 }],
  ['too-bright', { clipped: 0.2 }],
  ['side-light', { sideLight: -0.9 }],
  ['turn-head', { pose: { yaw: 40, pitch: 0, roll: 0 } }],
  ['tilt', { pose: { yaw: 0, pitch: 0, roll: 20 } }],
  ['blurred', { sharpness: 0.05 }],
] as const)('the gate says %s, and nothing else', (code, changed) => {
  expect(codes(changed)).toEqual([code]);
});

test('the gate names the most urgent problem first: distance, then light, then pose, then blur', () => {
  const all = { box: { ...box, width: 200, height: 240 }, eyeContrast: 10, pose: { yaw: 40, pitch: 0, roll: 30 }, sharpness: 0 };
  expect(codes(all)).toEqual(['too-far', 'too-dark', 'turn-head', 'tilt', 'blurred']);
});

test('a chosen photo may show the face anywhere, if it has pixels enough', () => {
  expect(gateCodes({ ...GOOD, box: { ...box, x: 0 } }, 'photo')).toEqual([]);
  expect(gateCodes({ ...GOOD, box: { ...box, width: 200 } }, 'photo')).toEqual(['too-far']);
});

test('a photo must be sharper than a small frame of the preview', () => {
  const soft = { ...GOOD, sharpness: 0.14 };
  expect([gateCodes(soft, 'preview'), gateCodes(soft, 'photo')]).toEqual([[], ['blurred']]);
});
