import type { MaskedBlur } from './blur.ts';
import { UPRIGHT } from './mesh.ts';
import { pick, spreadOf } from './statistics.ts';
import type { Plane } from './upright.ts';

/** A spot stands out of its surroundings by this much at least, and by this many spreads of the face. */
const DARK = { least: 0.035, fine: 2.5, coarse: 4 };
const RED = { least: 0.012, fine: 3, coarse: 5 };
const SPREADS = 4.5;
/** Pixels of the upright picture. */
const SIZE = { least: 8, most: 500 };
const MAX_ASPECT = 3;

type SkinPlanes = { readonly red: Plane; readonly light: Plane; readonly skin: Int32Array; readonly blur: MaskedBlur };

/** A dark and a red spot at one place are one. */
export function countSpots({ red, light, skin, blur }: SkinPlanes): number {
  // The coarser less the finer: above zero where it is darker than around.
  const dark = blur.band(light, DARK.coarse, DARK.fine);
  const reddish = blur.band(red, RED.fine, RED.coarse);
  const stands = new Uint8Array(light.length);
  for (const [plane, least] of [
    [dark, DARK.least],
    [reddish, RED.least],
  ] as const) {
    const limit = Math.max(least, SPREADS * spreadOf(pick(plane, skin)));
    for (const pixel of skin) if ((plane[pixel] ?? 0) > limit) stands[pixel] = 1;
  }
  return blobs(stands).filter(isSpot).length;
}

type Blob = { readonly pixels: number; readonly width: number; readonly height: number };

function isSpot({ pixels, width, height }: Blob): boolean {
  return pixels >= SIZE.least && pixels <= SIZE.most && Math.max(width, height) / Math.min(width, height) < MAX_ASPECT;
}

/** Groups of pixels that touch by a side or a corner. Empties `set`. */
function blobs(set: Uint8Array): readonly Blob[] {
  const found: Blob[] = [];
  for (let start = 0; start < set.length; start += 1) {
    if (!set[start]) continue;
    const group = [start];
    set[start] = 0;
    for (const pixel of group) {
      for (const neighbour of neighbours(pixel)) {
        if (!set[neighbour]) continue;
        set[neighbour] = 0;
        group.push(neighbour);
      }
    }
    const columns = group.map((pixel) => pixel % UPRIGHT.width);
    const rows = group.map((pixel) => Math.floor(pixel / UPRIGHT.width));
    found.push({ pixels: group.length, width: extent(columns), height: extent(rows) });
  }
  return found;
}

function neighbours(pixel: number): readonly number[] {
  const w = UPRIGHT.width;
  return [pixel - w - 1, pixel - w, pixel - w + 1, pixel - 1, pixel + 1, pixel + w - 1, pixel + w, pixel + w + 1];
}

function extent(values: readonly number[]): number {
  return (
    values.reduce((most, value) => Math.max(most, value), 0) -
    values.reduce((least, value) => Math.min(least, value), Infinity) +
    1
  );
}
