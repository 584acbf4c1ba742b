/** NaN of an empty list. */
export function quantile(values: ArrayLike<number>, share: number): number {
  const sorted = Float32Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

export function medianOf(values: ArrayLike<number>): number {
  return quantile(values, 0.5);
}

/** Median distance from the median, as large as the standard deviation where values are normal. */
export function spreadOf(values: ArrayLike<number>): number {
  const middle = medianOf(values);
  return 1.4826 * medianOf(Float32Array.from(values, (value) => Math.abs(value - middle)));
}

export function rms(values: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < values.length; i += 1) sum += (values[i] ?? 0) ** 2;
  return Math.sqrt(sum / values.length);
}

export function pick(plane: ArrayLike<number>, pixels: Int32Array): Float32Array {
  const values = new Float32Array(pixels.length);
  for (let i = 0; i < pixels.length; i += 1) values[i] = plane[pixels[i] as number] as number;
  return values;
}
