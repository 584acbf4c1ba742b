import type { Habits } from './simulate.ts';

/** What visitors did, by step. */
export type VisitorHabits = {
  readonly visitors: number;
  /** 0 to 1: of those who saw a step, so many went no further. */
  readonly leaves: Readonly<Record<string, number>>;
  readonly seconds: Readonly<Record<string, number>>;
  /** 0 to 1: of those who answered a step, so many chose an option. */
  readonly shares: Readonly<Record<string, Readonly<Record<string, number>>>>;
};

/** Where nothing was counted yet. */
export const ASSUMED = { leaves: 0.01, seconds: 6, share: 0.3 } as const;

export const NOTHING_COUNTED: VisitorHabits = { visitors: 0, leaves: {}, seconds: {}, shares: {} };

export function habitsOf({ leaves, seconds, shares }: VisitorHabits): Habits {
  return {
    leaves: (step) => leaves[step] ?? ASSUMED.leaves,
    seconds: (step) => seconds[step] ?? ASSUMED.seconds,
    // An option that is new to a counted step is chosen as often as where nothing was counted.
    weight: (step, option) => shares[step]?.[option] ?? ASSUMED.share,
  };
}
