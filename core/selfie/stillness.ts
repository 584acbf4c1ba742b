import type { FaceBox, GateCode } from './gate.ts';

export type FrameSighting = { readonly at: number; readonly codes: readonly GateCode[]; readonly box: FaceBox | undefined };
export type Stillness = { readonly since: number | undefined; readonly box: FaceBox | undefined };

/** Long enough to see that the picture is about to be taken; the ring of `camera-view.module.css` closes in as long. */
const STILL_MS = 1200;
/** Of the face's width: breathing moves it less, a shaking hand more. */
const MAX_MOVE = 0.05;

export const MOVING: Stillness = { since: undefined, box: undefined };

/** A face that moves or fails the gate starts again; the box is where the face came to rest. */
export function withSighting(before: Stillness, { at, codes, box }: FrameSighting): Stillness {
  if (!box || codes.length > 0) return MOVING;
  if (before.since === undefined || !before.box || hasMoved(before.box, box)) return { since: at, box };
  return before;
}

export function isStill({ since }: Stillness, at: number): boolean {
  return since !== undefined && at - since >= STILL_MS;
}

function hasMoved(a: FaceBox, b: FaceBox): boolean {
  const sideways = Math.abs(a.x + a.width / 2 - b.x - b.width / 2);
  const upright = Math.abs(a.y + a.height / 2 - b.y - b.height / 2);
  return Math.max(sideways, upright, Math.abs(a.width - b.width)) > MAX_MOVE * a.width;
}
