import { expect, test } from 'vitest';
import type { GateCode } from './gate.ts';
import { isStill, MOVING, type Stillness, withSighting } from './stillness.ts';

const box = { x: 0.3, y: 0.3, width: 0.4, height: 0.5 };

function after(...sightings: readonly { at: number; moved?: number; codes?: readonly GateCode[] }[]): Stillness {
  return sightings.reduce<Stillness>(
    (before, { at, moved = 0, codes = [] }) => withSighting(before, { at, codes, box: { ...box, x: box.x + moved } }),
    MOVING,
  );
}

test('a face that stays for 1.2 seconds is still', () => {
  const seen = after({ at: 0 }, { at: 300, moved: 0.005 });
  expect([isStill(seen, 1199), isStill(seen, 1200)]).toEqual([false, true]);
});

test('a face that moves by more than a twentieth of its width starts again', () => {
  expect(isStill(after({ at: 0 }, { at: 600, moved: 0.05 }), 1200)).toBe(false);
});

test('a face that drifts slowly away from where it came to rest starts again', () => {
  const steps = [0, 200, 400, 600, 800, 1000, 1200].map((at) => ({ at, moved: at / 15_000 }));
  expect(isStill(after(...steps), 1200)).toBe(false);
});

test('a frame that fails the gate starts again', () => {
  expect(isStill(after({ at: 0 }, { at: 300, codes: ['too-dark'] }, { at: 350 }), 1300)).toBe(false);
});
