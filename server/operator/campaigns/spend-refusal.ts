import { spendRefusals as copy } from '../../../content/operator/refusals.ts';
import { CURRENCY } from '../../../core/plans/plan.ts';
import { fill } from '../../../core/presentation/fill.ts';
import type { SpendRefusal } from './spend.ts';

export function refusalText({ reason, line, column, value = '' }: SpendRefusal): string {
  const words = column !== undefined && value === '' ? copy.empty : copy.reasons[reason];
  const sentence = fill(words, { value, currency: CURRENCY, example: `${value.replace(/\D/g, '')}.00` });
  if (line === undefined) return sentence;
  const place = column === undefined ? copy.line : copy.column;
  return `${fill(place, { line: String(line), ...(column !== undefined && { column }) })}: ${sentence}`;
}
