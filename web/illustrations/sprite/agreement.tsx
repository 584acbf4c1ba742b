import { dot, petals } from './shapes.ts';

/** Grid of 48. */
export function Agreement({ petals: count }: { petals: number }) {
  return (
    <>
      {count < 5 && <path fill="var(--bud-fill, var(--blush-deep))" d={petals(24, 25, 11.5, count)} />}
      <path fill="var(--petal-fill, var(--rose))" d={petals(24, 25, 11.5, 0, count)} />
      <path fill="var(--honey)" d={dot(24, 25, 6)} />
    </>
  );
}
