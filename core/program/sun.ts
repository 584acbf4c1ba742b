import type { RuleBasis } from './knowledge.ts';
import type { ProgramInput, SunYear } from './program.ts';
import { chosenOptions } from './reasons.ts';

/** WHO, Global Solar UV Index (2002): protection from 3, more of it from 8. */
const PROTECT_FROM = 3;
const EXTRA_FROM = 8;

export function sunYear({ answers, sun }: ProgramInput, question: string, basis: RuleBasis): SunYear | undefined {
  if (!sun) return undefined;
  const from = (least: number) => sun.months.flatMap((peak, index) => (Math.round(peak) >= least ? [index + 1] : []));
  const because = chosenOptions(answers[question]).map((option) => ({ step: question, option }));
  const strongest = sun.months.indexOf(Math.max(...sun.months)) + 1;
  return { ...sun, protect: from(PROTECT_FROM), extra: from(EXTRA_FROM), strongest, because, ...basis };
}
