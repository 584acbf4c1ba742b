/** NaN of an empty list. */
export function quantile(values: ArrayLike<number>, share: number): number {
  const place = Math.min(values.length - 1, Math.floor(share * values.length));
  return selected(new Float32Array(values), place) ?? Number.NaN;
}

/** What would stand at `place` if the values were sorted (Hoare's selection): sorting all of them takes several times as long. Reorders `values`. */
function selected(values: Float32Array, place: number): number | undefined {
  let [from, to] = [0, values.length - 1];
  while (from < to) {
    const pivot = values[place] as number;
    let [low, high] = [from, to];
    while (low <= high) {
      while ((values[low] as number) < pivot) low += 1;
      while ((values[high] as number) > pivot) high -= 1;
      if (low > high) break;
      const lower = values[low] as number;
      values[low] = values[high] as number;
      values[high] = lower;
      low += 1;
      high -= 1;
    }
    if (high < place) from = low;
    if (place < low) to = high;
  }
  return values[place];
}

export function medianOf(values: ArrayLike<number>): number {
  return quantile(values, 0.5);
}

/** Median distance from the median, as large as the standard deviation where values are normal. */
export function spreadOf(values: ArrayLike<number>): number {
  const middle = medianOf(values);
  const distances = new Float32Array(values.length);
  for (let i = 0; i < distances.length; i += 1) distances[i] = Math.abs((values[i] as number) - middle);
  return 1.4826 * medianOf(distances);
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
