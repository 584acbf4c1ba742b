import { alertSentences } from '../../../content/operator/alerts.ts';
import { type AlertFacts, type AlertKey, ruleOf } from '../../../core/alerts/limits.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { money } from '../../../core/presentation/money.ts';

const MOST_DIGITS = 20;
const NUMBER = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
/** Whole, as it was set: a rounded limit would be another. */
const LIMIT = new Intl.NumberFormat('en-US', { maximumFractionDigits: MOST_DIGITS });

export function alertSentence(alert: { readonly rule: AlertKey; readonly facts: AlertFacts }, timeZone: string): string {
  const { facts } = alert;
  const { rule, currency } = ruleOf(alert.rule);
  const { from = 0, until = 0 } = facts;
  const { figure = 0, limit = 0, hour, ...others } = facts;
  const numbers = Object.entries(others).map(([name, value]) => [name, NUMBER.format(value)]);
  return fill(alertSentences[rule], {
    ...Object.fromEntries(numbers),
    figure: currency ? money(figure, currency) : NUMBER.format(figure),
    limit: currency ? money(limit, currency) : LIMIT.format(limit),
    ...(hour !== undefined && { hour: `${hour}:00` }),
    weekday: new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long' }).format(from),
    from: clock(from, timeZone),
    until: clock(until, timeZone),
  });
}

function clock(time: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { timeZone, timeStyle: 'short', hourCycle: 'h23' }).format(time);
}
