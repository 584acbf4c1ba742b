const LEVELS = 6;

/** Of a share from 0 to 1: a step of the scale, the deeper the nearer to 1. */
export function heatLevel(share: number | undefined): number | undefined {
  return share === undefined ? undefined : Math.min(LEVELS, Math.max(0, Math.ceil(share * LEVELS)));
}

/** Shares of the largest, so that the worst row stands out in a good week too. */
export function relativeTo(largest: number): (value: number | undefined) => number | undefined {
  return (value) => (value === undefined || largest <= 0 ? undefined : value / largest);
}
