import type { ProductKind, Program } from './program.ts';

/** The kinds of product that the rituals use, in the order of their steps. */
export function kindsOf({ morning, evening }: Program): readonly ProductKind[] {
  return [...new Set([...morning, ...evening].map(({ kind }) => kind))];
}
