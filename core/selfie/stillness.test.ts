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

test('a face that stays for 0.7 seconds is still', () => {
  const seen = after({ at: 0 }, { at: 300, moved: 0.005 });
  expect([isStill(seen, 699), isStill(seen, 700)]).toEqual([false, true]);
});

test('a face that moves by more than a twentieth of its width starts again', () => {
  expect(isStill(after({ at: 0 }, { at: 600, moved: 0.05 }), 700)).toBe(false);
});

test('a face that drifts slowly away from where it came to rest starts again', () => {
  const steps = [0, 100, 200, 300, 400, 500, 600, 700].map((at) => ({ at, moved: at / 10_000 }));
  expect(isStill(after(...steps), 700)).toBe(false);
});

test('a frame that fails the gate starts again', () => {
  expect(isStill(after({ at: 0 }, { at: 300, codes: ['too-dark'] }, { at: 350 }), 750)).toBe(false);
});
