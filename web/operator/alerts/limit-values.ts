import type { AlertSettings } from '../../../core/api/operator/alerts.ts';
import { decimal } from '../../../core/presentation/money.ts';

export const LIMIT_FIELDS = [
  'revenue',
  'revenueHour',
  'acceptance',
  'refunds',
  'disputes',
  'duplicates',
  'withdrawals',
  'mails',
  'deliveries',
  'silence',
] as const;
export type LimitField = (typeof LIMIT_FIELDS)[number];

/** The text typed for each limit. An empty text switches the limit off. */
export type LimitTexts = Readonly<Record<LimitField, string>>;

export function textsOf(settings: AlertSettings): LimitTexts {
  const entries = LIMIT_FIELDS.map((field) => {
    const value = settings[field];
    return [field, value === null ? '' : field === 'revenue' ? decimal(value) : String(value)];
  });
  return Object.fromEntries(entries);
}

/** A field is NaN where no number was typed. */
export function limitsOf(texts: LimitTexts): Pick<AlertSettings, LimitField> {
  const { revenueHour, ...others } = texts;
  const numbers = Object.entries(others).map(([field, text]) => [field, numberIn(text)]);
  const { revenue, ...limits } = Object.fromEntries(numbers);
  return {
    ...limits,
    revenue: revenue === null ? null : Math.round(revenue * 100),
    revenueHour: numberIn(revenueHour) ?? Number.NaN,
  };
}

function numberIn(text: string): number | null {
  const typed = text.trim();
  return typed === '' ? null : Number(typed);
}
