import type { Plane } from './upright.ts';

const PASSES = 3;

/** A Gaussian, as three box filters of about its width, of the pixels within `mask` alone. */
export class MaskedBlur {
  private readonly mask: Plane;
  private readonly width: number;
  private readonly weights = new Map<number, Plane>();

  constructor(mask: Plane, width: number) {
    this.mask = mask;
    this.width = width;
  }

  of(plane: Plane, sigma: number): Plane {
    const mask = this.mask;
    const width = this.width;
    const weight = this.weights.get(sigma) ?? blur(Float32Array.from(mask), width, sigma);
    this.weights.set(sigma, weight);
    const masked = new Float32Array(plane.length);
    for (let i = 0; i < masked.length; i += 1) masked[i] = (plane[i] as number) * (mask[i] as number);
    const blurred = blur(masked, width, sigma);
    for (let i = 0; i < masked.length; i += 1) blurred[i] = mask[i] ? (blurred[i] as number) / (weight[i] as number) : 0;
    return blurred;
  }

  /** What lies between two widths: the finer less the coarser. */
  band(plane: Plane, fine: number, coarse: number): Plane {
    const [narrow, broad] = [this.of(plane, fine), this.of(plane, coarse)];
    for (let i = 0; i < narrow.length; i += 1) narrow[i] = (narrow[i] as number) - (broad[i] as number);
    return narrow;
  }
}

/** Overwrites `plane`. */
function blur(plane: Plane, width: number, sigma: number): Plane {
  const between = new Float32Array(plane.length);
  for (const radius of boxRadii(sigma)) {
    boxRows(plane, between, width, radius);
    boxColumns(between, plane, width, radius);
  }
  return plane;
}

/** Odd widths whose variances add up to that of the Gaussian, as nearly as whole numbers can. */
function boxRadii(sigma: number): readonly number[] {
  const ideal = Math.sqrt((12 * sigma * sigma) / PASSES + 1);
  const lower = Math.floor((ideal - 1) / 2) * 2 + 1;
  const narrow = Math.round((12 * sigma * sigma - PASSES * (lower * lower + 4 * lower + 3)) / (-4 * lower - 4));
  return Array.from({ length: PASSES }, (_, pass) => (pass < narrow ? lower - 1 : lower + 1) / 2);
}

/** Nothing lies beyond the ends. */
function boxRows(from: Plane, to: Plane, width: number, radius: number): void {
  const share = 1 / (2 * radius + 1);
  for (let row = 0; row < from.length; row += width) {
    let sum = 0;
    for (let x = 0; x < radius; x += 1) sum += from[row + x] as number;
    for (let x = 0; x < width; x += 1) {
      if (x + radius < width) sum += from[row + x + radius] as number;
      if (x > radius) sum -= from[row + x - radius - 1] as number;
      to[row + x] = sum * share;
    }
  }
}

/** All columns at once, row by row: a column by itself would miss the cache at each pixel. */
function boxColumns(from: Plane, to: Plane, width: number, radius: number): void {
  const share = 1 / (2 * radius + 1);
  const sums = new Float64Array(width);
  const add = (row: number, sign: number) => {
    if (row < 0 || row >= from.length) return;
    for (let x = 0; x < width; x += 1) sums[x] = (sums[x] as number) + sign * (from[row + x] as number);
  };
  for (let row = 0; row < radius * width; row += width) add(row, 1);
  for (let row = 0; row < from.length; row += width) {
    add(row + radius * width, 1);
    add(row - (radius + 1) * width, -1);
    for (let x = 0; x < width; x += 1) to[row + x] = (sums[x] as number) * share;
  }
}
