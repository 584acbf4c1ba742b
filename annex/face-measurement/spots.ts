import type { MaskedBlur } from './blur.ts';
import { UPRIGHT } from './mesh.ts';
import { pick, spreadOf } from './statistics.ts';
import type { Plane } from './upright.ts';

/** Of the erythema index: how much a spot is redder than around it at least, and by how many spreads of the face. */
const RED = { least: 0.012, fine: 3, coarse: 5 };
const SPREADS = 4.5;
/**
 * Blood takes green light and hardly any red; the brown of freckles, moles and dark spots takes half as much red as green, or more. The limit
 * is two fifths, and the index is green less red.
 */
const MAX_RED_LOSS = 0.4 / (1 - 0.4);
/** Pixels of the upright picture. */
const SIZE = { least: 8, most: 500 };
const MAX_ASPECT = 3;

type SkinPlanes = { readonly erythema: Plane; readonly redLight: Plane; readonly skin: Int32Array; readonly blur: MaskedBlur };

export function countRedSpots({ erythema, redLight, skin, blur }: SkinPlanes): number {
  const redder = blur.band(erythema, RED.fine, RED.coarse);
  // The coarser less the finer: above zero where there is less of it than around.
  const redLoss = blur.band(redLight, RED.coarse, RED.fine);
  const limit = Math.max(RED.least, SPREADS * spreadOf(pick(redder, skin)));
  const stands = new Uint8Array(redder.length);
  for (const pixel of skin) if ((redder[pixel] ?? 0) > limit) stands[pixel] = 1;
  const isRed = (blob: Blob) => sumIn(redLoss, blob) <= MAX_RED_LOSS * sumIn(redder, blob);
  return blobs(stands).filter((blob) => isSpot(blob) && isRed(blob)).length;
}

type Blob = readonly number[];

function isSpot(blob: Blob): boolean {
  const width = extent(blob.map((pixel) => pixel % UPRIGHT.width));
  const height = extent(blob.map((pixel) => Math.floor(pixel / UPRIGHT.width)));
  return blob.length >= SIZE.least && blob.length <= SIZE.most && Math.max(width, height) / Math.min(width, height) < MAX_ASPECT;
}

function sumIn(plane: Plane, blob: Blob): number {
  return blob.reduce((sum, pixel) => sum + (plane[pixel] ?? 0), 0);
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
    found.push(group);
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
