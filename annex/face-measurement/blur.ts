import type { Plane } from './upright.ts';

const PASSES = 3;

/** A Gaussian, as three box filters of about its width, of the pixels within `mask` alone. */
export class MaskedBlur {
  private readonly mask: Plane;
  private readonly width: number;
  private readonly weights = new Map<number, Plane>();
  private readonly blurred = new Map<Plane, Map<number, Plane>>();
  /** One for all passes, because the memory of many would have to be collected. */
  private readonly between: Plane;

  constructor(mask: Plane, width: number) {
    this.mask = mask;
    this.width = width;
    this.between = new Float32Array(mask.length);
  }

  /** The same plane for the same question, so that bands share their edges. */
  of(plane: Plane, sigma: number): Plane {
    const known = this.blurred.get(plane) ?? new Map<number, Plane>();
    this.blurred.set(plane, known);
    const blurred = known.get(sigma) ?? this.normalized(plane, sigma);
    known.set(sigma, blurred);
    return blurred;
  }

  private normalized(plane: Plane, sigma: number): Plane {
    const mask = this.mask;
    const weight = this.weights.get(sigma) ?? this.gaussian(new Float32Array(mask), sigma);
    this.weights.set(sigma, weight);
    const masked = new Float32Array(plane.length);
    for (let i = 0; i < masked.length; i += 1) masked[i] = (plane[i] as number) * (mask[i] as number);
    const blurred = this.gaussian(masked, sigma);
    for (let i = 0; i < masked.length; i += 1) blurred[i] = mask[i] ? (blurred[i] as number) / (weight[i] as number) : 0;
    return blurred;
  }

  /** What lies between two widths: the finer less the coarser. */
  band(plane: Plane, fine: number, coarse: number): Plane {
    const [narrow, broad] = [this.of(plane, fine), this.of(plane, coarse)];
    const band = new Float32Array(plane.length);
    for (let i = 0; i < band.length; i += 1) band[i] = (narrow[i] as number) - (broad[i] as number);
    return band;
  }

  /** Overwrites `plane`. */
  private gaussian(plane: Plane, sigma: number): Plane {
    for (const radius of boxRadii(sigma)) {
      boxRows(plane, this.between, this.width, radius);
      boxColumns(this.between, plane, this.width, radius);
    }
    return plane;
  }
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
    const end = row + width;
    let sum = 0;
    for (let i = row; i < Math.min(row + radius, end); i += 1) sum += from[i] as number;
    for (let i = row; i < end; i += 1) {
      if (i + radius < end) sum += from[i + radius] as number;
      if (i - radius > row) sum -= from[i - radius - 1] as number;
      to[i] = sum * share;
    }
  }
}

/** All columns at once, row by row: a column by itself would miss the cache at each pixel. */
function boxColumns(from: Plane, to: Plane, width: number, radius: number): void {
  const share = 1 / (2 * radius + 1);
  const [reach, none] = [radius * width, new Float32Array(width)];
  const sums = new Float64Array(width);
  for (let i = 0; i < Math.min(reach, from.length); i += 1) sums[i % width] = (sums[i % width] as number) + (from[i] as number);
  for (let row = 0; row < from.length; row += width) {
    const [after, before] = [row + reach, row - reach - width];
    const [coming, comingAt] = after < from.length ? [from, after] : [none, 0];
    const [going, goingAt] = before >= 0 ? [from, before] : [none, 0];
    for (let x = 0; x < width; x += 1) {
      const sum = (sums[x] as number) + (coming[comingAt + x] as number) - (going[goingAt + x] as number);
      sums[x] = sum;
      to[row + x] = sum * share;
    }
  }
}
