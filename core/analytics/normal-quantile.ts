/** Abramowitz and Stegun 26.2.23, made exact by Newton's steps on the distribution itself. */
export function normalQuantile(probability: number): number {
  if (probability < 0.5) return -normalQuantile(1 - probability);
  const tail = 1 - probability;
  const t = Math.sqrt(-2 * Math.log(tail));
  let z = t - (2.515517 + 0.802853 * t + 0.010328 * t ** 2) / (1 + 1.432788 * t + 0.189269 * t ** 2 + 0.001308 * t ** 3);
  for (let step = 0; step < 3; step += 1) z += (upperTail(z) - tail) / density(z);
  return z;
}

function density(z: number): number {
  return Math.exp(-(z ** 2) / 2) / Math.sqrt(2 * Math.PI);
}

/** The continued fraction of the tail, from 1 on; below that the series of the middle. */
function upperTail(z: number): number {
  if (z < 1) {
    let term = z;
    let sum = z;
    for (let n = 1; Math.abs(term) > 1e-17; n += 1) {
      term *= z ** 2 / (2 * n + 1);
      sum += term;
    }
    return 0.5 - density(z) * sum;
  }
  let fraction = z;
  for (let n = 200; n > 0; n -= 1) fraction = z + n / fraction;
  return density(z) / fraction;
}
