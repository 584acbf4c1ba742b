export type SeededRandom = {
  /** From 0 to `sides` - 1. */
  readonly roll: (sides: number) => number;
  readonly happens: (percent: number) => boolean;
  readonly pick: <T>(from: readonly T[]) => T;
  readonly uuid: () => string;
};

export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const roll = (sides: number) => Math.floor(next() * sides);
  const hex = (digits: number) => Array.from({ length: digits }, () => roll(16).toString(16)).join('');
  return {
    roll,
    happens: (percent) => next() * 100 < percent,
    pick: <T>(from: readonly T[]) => from[roll(from.length)] as T,
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`,
  };
}
