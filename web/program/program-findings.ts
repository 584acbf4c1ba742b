import { programCopy } from '../../content/pages/program.ts';
import { monthAndDay } from '../../core/presentation/day.ts';
import { fill } from '../../core/presentation/fill.ts';
import { dateOfDay } from '../../core/program/day-number.ts';
import type { OwnProgram } from '../browser/program-store.ts';

const { kept, keptOne, keptNone, begins } = programCopy.found;

/** What the bars of /identify find: the skin, the shelf and the program. */
export function programFindings(
  { program: { morning, evening }, text }: OwnProgram,
  startedAt: number,
): readonly (string | undefined)[] {
  const { size } = new Set([...morning, ...evening].filter(({ onShelf }) => onShelf).map(({ kind }) => kind));
  const many = size > 1 ? fill(kept, { count: String(size) }) : keptOne;
  const [first] = text.starts;
  const date = (day: number) => monthAndDay(dateOfDay(startedAt, day).getTime());
  const plan = first ? fill(begins, { ingredient: first.ingredient, date: date(first.day) }) : text.headline;
  return [text.skinType, size > 0 ? many : keptNone, plan];
}
