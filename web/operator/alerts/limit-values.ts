import { currencies } from '../../../content/currencies.ts';
import { alertsCopy } from '../../../content/operator/alerts.ts';
import type { AlertSettings } from '../../../core/api/operator/alerts.ts';
import { CURRENCY, type Currency } from '../../../core/plans/plan.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { decimal } from '../../../core/presentation/money.ts';
import { digitsOf } from '../../../core/presentation/units.ts';

const { limits: copy } = alertsCopy;

const OTHER_FIELDS = [
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

/** Each currency has a limit of its own. The names are those of the settings' schema, by which refusals come back. */
type RevenueField = 'revenue' | `revenueIn.${Currency}`;
export type LimitField = RevenueField | (typeof OTHER_FIELDS)[number];

const REVENUE_FIELDS: ReadonlyMap<LimitField, Currency> = new Map(
  currencies.map(({ code }) => [code === CURRENCY ? 'revenue' : `revenueIn.${code}`, code]),
);
export const LIMIT_FIELDS: readonly LimitField[] = [...REVENUE_FIELDS.keys(), ...OTHER_FIELDS];

/** The text typed for each limit. An empty text switches the limit off. */
export type LimitTexts = Readonly<Partial<Record<LimitField, string>>>;

export function textsOf(settings: AlertSettings): LimitTexts {
  const revenue = [...REVENUE_FIELDS].map(([field, currency]) => {
    const value = currency === CURRENCY ? settings.revenue : settings.revenueIn[currency];
    return [field, value == null ? '' : decimal(value, currency)];
  });
  const others = OTHER_FIELDS.map((field) => [field, String(settings[field] ?? '')]);
  return Object.fromEntries([...revenue, ...others]);
}

/** NaN where no number was typed. */
export function limitOf(field: LimitField, text = ''): number | null {
  const typed = text.trim();
  if (typed === '') return field === 'revenueHour' ? Number.NaN : null;
  const currency = REVENUE_FIELDS.get(field);
  return currency === undefined ? Number(typed) : Math.round(Number(typed) * 10 ** digitsOf(currency));
}

export function limitsOf(texts: LimitTexts): Pick<AlertSettings, (typeof OTHER_FIELDS)[number] | 'revenue' | 'revenueIn'> {
  const of = (field: LimitField) => limitOf(field, texts[field]);
  const { revenueHour, ...others } = Object.fromEntries(OTHER_FIELDS.map((field) => [field, of(field)])) as Limits;
  const revenueIn = [...REVENUE_FIELDS].flatMap(([field, currency]) => {
    const limit = of(field);
    return currency === CURRENCY || limit === null ? [] : [[currency, limit]];
  });
  return { ...others, revenueHour: revenueHour ?? Number.NaN, revenue: of('revenue'), revenueIn: Object.fromEntries(revenueIn) };
}

type Limits = Readonly<Record<(typeof OTHER_FIELDS)[number], number | null>>;

export function wordsOf(field: LimitField): { readonly label: string; readonly hint: string } {
  const currency = REVENUE_FIELDS.get(field);
  if (currency === undefined) return copy[field as (typeof OTHER_FIELDS)[number]];
  const { name = currency } = currencies.find(({ code }) => code === currency) ?? {};
  return currencies.length === 1
    ? copy.revenue
    : { ...copy.revenue, label: `${copy.revenue.label} (${currency})`, hint: fill(copy.revenueIn, { currency: name }) };
}
