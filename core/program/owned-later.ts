import { dayRituals } from './day-rituals.ts';
import type { ProductKind, Program } from './program.ts';

/** The kinds of products that are on the shelf and come into the rituals after this day, each with its first day. */
export function ownedLater(program: Program, today: number): readonly { readonly kind: ProductKind; readonly day: number }[] {
  const owned = [...program.morning, ...program.evening].filter(({ onShelf }) => onShelf).map(({ kind }) => kind);
  return [...new Set(owned)].flatMap((kind) => {
    const first = program.calendar.find(({ day }) => isUsed(program, day, kind))?.day;
    return first !== undefined && first > today ? { kind, day: first } : [];
  });
}

function isUsed(program: Program, day: number, kind: ProductKind): boolean {
  const { morning, evening } = dayRituals(program, day);
  return [...morning, ...evening].some((step) => step.kind === kind);
}
