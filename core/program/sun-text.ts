import { fill } from '../presentation/fill.ts';
import type { Program } from './program.ts';
import type { ProgramWords } from './program-words.ts';
import { listed } from './wording.ts';

export function sunLines({ sun }: Program, words: ProgramWords): readonly string[] {
  if (!sun) return [];
  const { lines, here } = words;
  const [first] = sun.because;
  const today = sun.today === undefined ? [] : [fill(lines.sunToday, { uv: Math.round(sun.today), city: first?.option ?? here })];
  const year = sun.protect.length === 12 ? lines.sunAllYear : sun.protect.length > 0 ? lines.sunMonths : lines.sunLow;
  const strongest = { strongest: words.months[sun.strongest - 1] ?? '', peak: Math.round(sun.months[sun.strongest - 1] ?? 0) };
  return [...today, fill(year, { months: spans(sun.protect, words), ...strongest })];
}

/** 'from October to March', where months that follow each other are one span, over New Year too. */
function spans(months: readonly number[], { lines, months: names, and }: ProgramWords): string {
  const name = (month: number) => names[(month - 1) % 12] ?? '';
  const isIn = (month: number) => months.includes(((month + 11) % 12) + 1);
  const starts = months.filter((month) => !isIn(month - 1));
  return listed(
    starts.map((from) => {
      let to = from;
      while (isIn(to + 1)) to += 1;
      return from === to ? fill(lines.inMonth, { month: name(from) }) : fill(lines.fromMonth, { from: name(from), to: name(to) });
    }),
    and,
  );
}
