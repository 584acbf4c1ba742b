import { toSingleLine } from '../../presentation/printable.ts';
import type { FieldQuestion } from '../question.ts';
import type { Kind } from './kind.ts';

export type TextStep = FieldQuestion & {
  readonly kind: 'text';
  /** At most `MAX_TEXT`. */
  readonly max: number;
  /** A few lines in place of one. */
  readonly lines?: true;
  /** What the browser may fill in, where it asks for something that browsers know (WCAG 1.3.5). */
  readonly autoComplete?: 'given-name' | 'nickname' | 'organization-title';
};

/** Characters; requests carry no longer answer. */
export const MAX_TEXT = 500;

export type TextProblem = 'missing' | 'long';
export type TextReading = { readonly answer: string } | { readonly problem: TextProblem };

export const text: Kind<TextStep> = {
  personal: true,
  valid: (step, value) => {
    if (typeof value !== 'string') return undefined;
    return (
      clean(step, value)
        .slice(0, Math.min(step.max, MAX_TEXT))
        .replace(/[\uD800-\uDBFF]$/, '')
        .trim() || undefined
    );
  },
  labels: (_, answer) => [String(answer)],
  exported: (_, answer) => String(answer),
};

export function readText(step: TextStep, written: string): TextReading {
  const answer = clean(step, written);
  if (answer === '') return { problem: 'missing' };
  return answer.length > step.max ? { problem: 'long' } : { answer };
}

/** Printable, and without the lines that are left empty at its ends. */
function clean({ lines }: TextStep, written: string): string {
  if (!lines) return toSingleLine(written).trim();
  return written
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => toSingleLine(line).trimEnd())
    .join('\n')
    .trim();
}
