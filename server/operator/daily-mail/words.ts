import { dailyMailCopy as copy } from '../../../content/operator/daily-mail.ts';
import type { InboxCounts, InboxKind } from '../../../core/api/operator/inbox.ts';
import type { MailFacts } from '../../../core/mails/mail-facts.ts';
import { weekdayOf } from '../../../core/operator/period.ts';
import { CURRENCY, type Currency } from '../../../core/plans/plan.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { money } from '../../../core/presentation/money.ts';
import type { MailedFigures } from './figures.ts';

type Daily = {
  /** `2026-11-21`. */
  readonly day: string;
  readonly yesterday: MailedFigures;
  readonly weekBefore: MailedFigures;
  /** Undefined for a role that does not see it. */
  readonly waiting: InboxCounts | undefined;
  /** Sentences of those that are open; undefined for a role that does not see revenue. */
  readonly alerts: readonly string[] | undefined;
};

const LIST = new Intl.ListFormat('en-US');
const COUNT = new Intl.NumberFormat('en-US');
const PERCENT = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });

export function dailyReport({ day, yesterday, weekBefore, waiting, alerts }: Daily): MailFacts['daily-report'] {
  const weekday = weekdayOf(day);
  const seesMoney = alerts !== undefined;
  const currencies = currenciesOf(yesterday, weekBefore);
  const kind = !seesMoney ? 'visitors' : currencies.length > 1 ? 'currencies' : 'money';
  const [main] = currencies;
  const compares: Readonly<Record<typeof kind, (figures: MailedFigures) => number>> = {
    money: (figures) => paidIn(figures, main),
    currencies: ({ orders }) => orders,
    visitors: ({ visitors }) => visitors,
  };
  const change = fill(changeOf(compares[kind](yesterday), compares[kind](weekBefore)), { weekday });
  const values = {
    weekday,
    change,
    revenue: LIST.format(currencies.map((currency) => money(paidIn(yesterday, currency), currency))),
    orders: counted(copy.orders, yesterday.orders),
    visitors: counted(copy.visitors, yesterday.visitors),
  };
  const compared = (write: (figures: MailedFigures) => string) =>
    fill(copy.compared, { figure: write(yesterday), before: write(weekBefore), weekday });
  return {
    headline: fill(copy.headline[kind], values),
    sentence: fill(copy.sentence[kind], values),
    ...(seesMoney && {
      revenue: currencies.map((currency) => compared((figures) => money(paidIn(figures, currency), currency))).join('\n'),
      orders: compared(({ orders }) => COUNT.format(orders)),
      alerts: alerts.length === 0 ? copy.noAlerts : alerts.join('\n'),
    }),
    visitors: compared(({ visitors }) => COUNT.format(visitors)),
    conversion: compared(({ buyers, visitors }) => (visitors === 0 ? '–' : PERCENT.format(buyers / visitors))),
    ...(waiting && { waiting: waitingLines(waiting) }),
  };
}

/** The dollar first, which a day without revenue is told in. */
function currenciesOf(...days: readonly MailedFigures[]): readonly [Currency, ...Currency[]] {
  const paid = new Set(days.flatMap((day) => day.paid.map(({ currency }) => currency)));
  const others = [...paid].filter((currency) => currency !== CURRENCY).sort();
  const [first, ...rest] = others;
  return paid.has(CURRENCY) || first === undefined ? [CURRENCY, ...others] : [first, ...rest];
}

function paidIn({ paid }: MailedFigures, currency: Currency): number {
  return paid.find((amounts) => amounts.currency === currency)?.gross ?? 0;
}

function changeOf(now: number, before: number): string {
  const { change } = copy;
  if (now === before) return change.same;
  if (before === 0) return change.afterNothing;
  const percent = PERCENT.format(Math.abs(now - before) / before);
  return fill(now > before ? change.more : change.less, { percent });
}

function counted({ one, many }: { readonly one: string; readonly many: string }, count: number): string {
  return count === 1 ? one : fill(many, { count: COUNT.format(count) });
}

function waitingLines(waiting: InboxCounts): string {
  const lines = (Object.keys(copy.waiting) as InboxKind[])
    .filter((kind) => waiting[kind] > 0)
    .map((kind) => fill(copy.waiting[kind], { count: COUNT.format(waiting[kind]) }));
  return lines.length === 0 ? copy.nothingWaits : lines.join('\n');
}
