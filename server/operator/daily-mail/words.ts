import { dailyMailCopy as copy } from '../../../content/operator/daily-mail.ts';
import type { InboxCounts, InboxKind } from '../../../core/api/operator/inbox.ts';
import type { MailFacts } from '../../../core/mails/mail-facts.ts';
import type { DayFigures } from '../../../core/operator/day-figures.ts';
import { weekdayOf } from '../../../core/operator/period.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { money } from '../../../core/presentation/money.ts';

type Daily = {
  /** `2026-11-21`. */
  readonly day: string;
  readonly yesterday: DayFigures;
  readonly weekBefore: DayFigures;
  /** Undefined for a role that does not see it. */
  readonly waiting: InboxCounts | undefined;
  /** Sentences of those that are open; undefined for a role that does not see revenue. */
  readonly alerts: readonly string[] | undefined;
};

const COUNT = new Intl.NumberFormat('en-US');
const PERCENT = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });

export function dailyReport({ day, yesterday, weekBefore, waiting, alerts }: Daily): MailFacts['daily-report'] {
  const weekday = weekdayOf(day);
  const seesMoney = alerts !== undefined;
  const words = seesMoney ? changeOf(yesterday.gross, weekBefore.gross) : changeOf(yesterday.visitors, weekBefore.visitors);
  const change = fill(words, { weekday });
  const values = {
    weekday,
    change,
    revenue: money(yesterday.gross),
    orders: counted(copy.orders, yesterday.orders),
    visitors: counted(copy.visitors, yesterday.visitors),
  };
  const compared = (write: (figures: DayFigures) => string) =>
    fill(copy.compared, { figure: write(yesterday), before: write(weekBefore), weekday });
  return {
    headline: fill(seesMoney ? copy.headline.money : copy.headline.visitors, values),
    sentence: fill(seesMoney ? copy.sentence.money : copy.sentence.visitors, values),
    ...(seesMoney && {
      revenue: compared(({ gross }) => money(gross)),
      orders: compared(({ orders }) => COUNT.format(orders)),
      alerts: alerts.length === 0 ? copy.noAlerts : alerts.join('\n'),
    }),
    visitors: compared(({ visitors }) => COUNT.format(visitors)),
    conversion: compared(({ buyers, visitors }) => (visitors === 0 ? '–' : PERCENT.format(buyers / visitors))),
    ...(waiting && { waiting: waitingLines(waiting) }),
  };
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
