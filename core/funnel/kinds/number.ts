import type { Answer } from '../answer.ts';
import type { FieldQuestion } from '../question.ts';
import { decimalsOf, type NumberRange, parseDecimal, toStep, validDecimal } from './decimal.ts';
import type { Kind } from './kind.ts';

/** A field of a unit: `of` says how much of the first unit one of it is. */
export type Part = { readonly name: string; readonly symbol: string; readonly of: number };

/** What else the number can be written in, in one field or in several, the largest first: feet and inches. */
export type SecondUnit = { readonly name: string; readonly parts: readonly [Part, ...Part[]] };

export type NumberStep = FieldQuestion &
  NumberRange & {
    readonly kind: 'number';
    /** The number is stored in it, on the nearest `step`. */
    readonly unit: { readonly name: string; readonly symbol: string };
    readonly second?: SecondUnit;
    /** Where the bands begin that the dashboard counts; without them it counts no answers. */
    readonly bands?: readonly number[];
  };

export type NumberProblem = 'missing' | 'unreadable' | 'low' | 'high';
export type NumberReading = { readonly answer: string } | { readonly problem: NumberProblem };

export type NumberUnit = 'first' | 'second';

export const number: Kind<NumberStep> = {
  valid: (step, value) => validDecimal(value, step),
  labels: (step, answer) => [numberLabel(step, answer)],
  exported: (step, answer) => numberLabel(step, answer),
};

export function partsOf({ unit, second }: NumberStep, of: NumberUnit): readonly Part[] {
  return of === 'second' && second ? second.parts : [{ ...unit, of: 1 }];
}

/** What is written, a text for each part of the unit; a part that is left empty is none of it. */
export function readNumber(step: NumberStep, unit: NumberUnit, written: readonly string[]): NumberReading {
  const parts = partsOf(step, unit);
  if (written.every((text) => text.trim() === '')) return { problem: 'missing' };
  const isWhole = unit === 'first' && decimalsOf(step.step) === 0;
  const numbers = parts.map((part, at) => readPart(part, written[at] ?? '', isWhole));
  if (numbers.some((each) => each === undefined || (parts.length > 1 && each < 0))) return { problem: 'unreadable' };
  const value = toStep(
    parts.reduce((sum, { of }, at) => sum + (numbers[at] ?? 0) * of, 0),
    step.step,
  );
  if (value < step.min) return { problem: 'low' };
  return value > step.max ? { problem: 'high' } : { answer: String(value) };
}

/** A stored number as it is written in a unit: the second unit in whole numbers of its smallest part. */
export function writtenNumber(step: NumberStep, unit: NumberUnit, answer: Answer): readonly string[] {
  if (unit === 'first' || !step.second) return [String(answer)];
  const { parts } = step.second;
  let rest = Math.round(Number(answer) / (parts.at(-1)?.of ?? 1));
  return parts.map(({ of }) => {
    const size = Math.round(of / (parts.at(-1)?.of ?? 1));
    const count = Math.floor(rest / size);
    rest -= count * size;
    return String(count);
  });
}

/** The number as it is said, in a unit that the visitor chose: '5 ft 7 in'. */
export function numberLabel(step: NumberStep, answer: Answer, unit: NumberUnit = 'first'): string {
  const written = writtenNumber(step, unit, answer);
  return partsOf(step, unit)
    .map(({ symbol }, at) => `${written[at]} ${symbol}`)
    .join(' ');
}

/** Its symbol may be written behind it. */
function readPart({ symbol }: Part, written: string, isWhole: boolean): number | undefined {
  const text = written.trim();
  if (text === '') return 0;
  const bare = text.toLowerCase().endsWith(symbol.toLowerCase()) ? text.slice(0, -symbol.length) : text;
  return parseDecimal(bare, isWhole);
}
