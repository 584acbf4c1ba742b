import { seededRandom } from '../../core/seeded-random.ts';

export type SeededRandom = {
  /** From 0 to `sides` - 1. */
  readonly roll: (sides: number) => number;
  readonly happens: (percent: number) => boolean;
  readonly pick: <T>(from: readonly T[]) => T;
  readonly uuid: () => string;
};

export function seededDraws(seed: number): SeededRandom {
  const next = seededRandom(seed);
  const roll = (sides: number) => Math.floor(next() * sides);
  const hex = (digits: number) => Array.from({ length: digits }, () => roll(16).toString(16)).join('');
  return {
    roll,
    happens: (percent) => next() * 100 < percent,
    pick: <T>(from: readonly T[]) => from[roll(from.length)] as T,
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`,
  };
}
