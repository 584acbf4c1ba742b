import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** In `npm test`, which proves each kind by some of its cases. */
    readonly isQuick: boolean;
  }
}

export const isQuick = inject('isQuick');

/** How often a test draws at random. */
export function rounds(all: number, quick: number): number {
  return isQuick ? quick : all;
}

/** The cases of a table; in a quick run so many of them, evenly spread and the same in every run. */
export function casesOf<T>(cases: readonly T[], quick: number): readonly T[] {
  if (!isQuick || quick >= cases.length) return cases;
  return Array.from({ length: quick }, (_, index) => cases[Math.floor((index * cases.length) / quick)] as T);
}
