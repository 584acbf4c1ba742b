type Draws = { readonly drawn: number; readonly hits: number; readonly otherDrawn: number; readonly otherHits: number };

/** Terms below it change no figure that anybody reads. */
const NEGLIGIBLE = 1e-16;
/** Two probabilities that are equal, reckoned in two ways. */
const EQUAL = 1 + 1e-7;

/** Fisher's exact test, both sides: how probable a split at least as rare as this one is, where the two groups do not differ. */
export function fisherPValue({ drawn, hits, otherDrawn, otherHits }: Draws): number {
  const all = drawn + otherDrawn;
  const allHits = hits + otherHits;
  const least = Math.max(0, allHits - otherDrawn);
  const most = Math.min(drawn, allHits);
  const logOf = (count: number) => logChoose(drawn, count) + logChoose(otherDrawn, allHits - count) - logChoose(all, allHits);
  const seen = Math.exp(logOf(hits)) * EQUAL;
  let sum = 0;
  const mode = Math.floor(((drawn + 1) * (allHits + 1)) / (all + 2));
  for (const step of [1, -1]) {
    let count = step === 1 ? mode : mode - 1;
    let probability = count >= least && count <= most ? Math.exp(logOf(count)) : 0;
    while (count >= least && count <= most && probability > NEGLIGIBLE) {
      if (probability <= seen) sum += probability;
      // The next term, from this one.
      probability *=
        step === 1
          ? ((drawn - count) * (allHits - count)) / ((count + 1) * (otherDrawn - allHits + count + 1))
          : (count * (otherDrawn - allHits + count)) / ((drawn - count + 1) * (allHits - count + 1));
      count += step;
    }
  }
  return Math.min(1, sum);
}

function logChoose(from: number, count: number): number {
  return logFactorial(from) - logFactorial(count) - logFactorial(from - count);
}

/** Stirling's series, exact to a double from 10 on. */
function logFactorial(n: number): number {
  if (n < 10) {
    let product = 1;
    for (let factor = 2; factor <= n; factor += 1) product *= factor;
    return Math.log(product);
  }
  const x = n + 1;
  return (x - 0.5) * Math.log(x) - x + 0.5 * Math.log(2 * Math.PI) + 1 / (12 * x) - 1 / (360 * x ** 3) + 1 / (1260 * x ** 5);
}
