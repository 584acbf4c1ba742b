import { CURRENCY, type Currency } from '../plans/plan.ts';
import { type AlertFacts, type AlertLimits, type AlertVerdict, revenueKey } from './limits.ts';

/** `hour` is of the operator's clock, `grossToday` of each currency that is judged; `cards` are of yesterday and today, `payments` of 30 days. */
export type ThresholdFigures = {
  readonly hour: number;
  readonly grossToday: Readonly<Record<Currency, number>>;
  readonly cards: { readonly accepted: number; readonly declined: number };
  readonly payments: { readonly all: number; readonly refunded: number; readonly disputed: number };
  /** Of today. */
  readonly returns: { readonly duplicates: number; readonly withdrawals: number };
  /** Of today. */
  readonly askedMails: number;
  readonly givenUp: number;
  /** Within the hours of `silence`; undefined while the counting is behind. */
  readonly recentVisitors: number | undefined;
};

/** Fewer say nothing about a share. */
export const MIN_CARDS = 20;
export const MIN_PAYMENTS = 100;

/** A rule without a verdict cannot be judged now. */
export function evaluateThresholds(limits: AlertLimits, figures: ThresholdFigures): readonly AlertVerdict[] {
  const { cards, payments, returns, askedMails, givenUp, recentVisitors } = figures;
  const { acceptance, refunds, disputes, deliveries, silence } = limits;
  const tries = cards.accepted + cards.declined;
  const accepted = percent(cards.accepted, tries);
  const refunded = percent(payments.refunded, payments.all);
  const disputed = percent(payments.disputed, payments.all);
  const enough = payments.all >= MIN_PAYMENTS;
  return [
    ...judgeRevenue(limits, figures),
    { rule: 'acceptance', broken: brokenIf(tries >= MIN_CARDS && accepted < (acceptance ?? 0), accepted, acceptance) },
    { rule: 'refunds', broken: brokenIf(enough && refunded > (refunds ?? 100), refunded, refunds) },
    { rule: 'disputes', broken: brokenIf(enough && disputed > (disputes ?? 100), disputed, disputes) },
    { rule: 'duplicates', broken: brokenAbove(returns.duplicates, limits.duplicates) },
    { rule: 'withdrawals', broken: brokenAbove(returns.withdrawals, limits.withdrawals) },
    { rule: 'mails', broken: brokenAbove(askedMails, limits.mails) },
    { rule: 'deliveries', broken: brokenAbove(givenUp, deliveries) },
    ...(recentVisitors === undefined && silence !== null ? [] : [judgeSilence(recentVisitors, silence)]),
  ];
}

function judgeRevenue(limits: AlertLimits, { hour, grossToday }: ThresholdFigures): readonly AlertVerdict[] {
  const { revenueHour } = limits;
  return Object.entries(grossToday).map(([currency, figure]) => {
    const limit = revenueLimit(limits, currency);
    const broken = limit !== null && hour >= revenueHour && figure < limit;
    return { rule: revenueKey(currency), broken: broken ? { figure, limit, hour: revenueHour } : null };
  });
}

function revenueLimit({ revenue, revenueIn }: AlertLimits, currency: Currency): number | null {
  return currency === CURRENCY ? revenue : (revenueIn[currency] ?? null);
}

function judgeSilence(visitors: number | undefined, limit: number | null): AlertVerdict {
  return { rule: 'silence', broken: brokenIf(visitors === 0, 0, limit) };
}

function brokenAbove(figure: number, limit: number | null): AlertFacts | null {
  return brokenIf(figure > (limit ?? figure), figure, limit);
}

function brokenIf(broken: boolean, figure: number, limit: number | null): AlertFacts | null {
  return broken && limit !== null ? { figure, limit } : null;
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((1000 * part) / whole) / 10;
}
