import type { TimeSpan } from '../../../core/analytics/buckets.ts';
import type { HourFigures, MorningReport } from '../../../core/api/operator/morning.ts';
import type { MoneyQuery } from '../../../core/api/operator/period.ts';
import type { DayFigures } from '../../../core/operator/day-figures.ts';
import { bucketsOf, dayAt, plusDays } from '../../../core/operator/period.ts';
import { daysEarlier, startOfDayAt, startOfHour } from '../../../core/operator/zoned-time.ts';
import type { Currency } from '../../../core/plans/plan.ts';
import { HOUR_MS } from '../../../core/time.ts';
import type { Db } from '../../platform/db/client.ts';
import { readPaymentSums, sumOf } from '../revenue/amounts.ts';
import { readOtherCurrencies } from '../revenue/other-currencies.ts';
import { commonestCurrency } from './currency.ts';
import { type HourMoney, readMoney } from './money.ts';
import { readNewOrders } from './new-orders.ts';
import { readRateDays } from './rates.ts';
import { type HourVisitors, readVisitors } from './visitors.ts';

const DAYS = 14;

export async function readMorning(db: Db, zone: string, now: Date): Promise<MorningReport> {
  const at = now.getTime();
  const day = dayAt(at, zone);
  const firstDay = plusDays(day, -DAYS);
  const currency = await commonestCurrency(db, { from: startOfDayAt(firstDay, zone), until: at });
  const today = await readDay(db, day, at, zone, currency);
  const earlier = plusDays(day, -7);
  const sameTime = daysEarlier(at, 7, zone) ?? startOfDayAt(earlier, zone) + at - startOfDayAt(day, zone);
  const weekBefore = await readDay(db, earlier, sameTime, zone, currency);
  return {
    day,
    at,
    currency,
    wholeUntil: Math.max(startOfHour(at), startOfDayAt(day, zone)),
    soFar: { today: today.soFar, weekBefore: weekBefore.soFar },
    hours: { today: today.hours.slice(0, today.begun), weekBefore: weekBefore.hours },
    days: await readDays(db, { from: firstDay, to: plusDays(day, -1), zone, currency }),
    otherCurrencies: await readOtherCurrencies(db, { from: day, to: day, zone, unit: 'day', currency }),
    rates: await readRateDays(db, day, zone, DAYS),
    orders: await readNewOrders(db),
  };
}

/** `soFar` ends with payments at `until`, and with visitors at the hour before it. */
async function readDay(db: Db, day: string, until: number, zone: string, currency: Currency) {
  const span = { from: startOfDayAt(day, zone), until: startOfDayAt(plusDays(day, 1), zone) };
  const visitors = await readVisitors(db, span);
  const money = await readMoney(db, span, currency);
  const isWhole = ({ at }: HourVisitors) => at + HOUR_MS <= until;
  return {
    soFar: figuresOf(await readMoney(db, { ...span, until }, currency), visitors.filter(isWhole)),
    hours: hoursOf(span, money, visitors),
    begun: Math.floor((until - span.from) / HOUR_MS) + 1,
  };
}

function hoursOf({ from, until }: TimeSpan, money: readonly HourMoney[], visitors: readonly HourVisitors[]): HourFigures[] {
  const hours = Array.from({ length: Math.ceil((until - from) / HOUR_MS) }, () => ({ gross: 0, visitors: 0 }));
  const hourAt = (time: number) => hours[Math.max(0, Math.floor((time - from) / HOUR_MS))];
  for (const row of money) {
    const hour = hourAt(row.at);
    if (hour) hour.gross += row.gross;
  }
  for (const row of visitors) {
    const hour = hourAt(row.at);
    if (hour) hour.visitors += row.visitors;
  }
  return hours;
}

function figuresOf(money: readonly Pick<DayFigures, 'gross' | 'orders'>[], visitors: readonly HourVisitors[]): DayFigures {
  const figures = { gross: 0, orders: 0, visitors: 0, buyers: 0 };
  for (const row of money) {
    figures.gross += row.gross;
    figures.orders += row.orders;
  }
  for (const row of visitors) {
    figures.visitors += row.visitors;
    figures.buyers += row.buyers;
  }
  return figures;
}

async function readDays(db: Db, period: Omit<MoneyQuery, 'unit'>): Promise<DayFigures[]> {
  const { zone } = period;
  const sums = await readPaymentSums(db, { ...period, unit: 'day' });
  const starts = bucketsOf(period, 'day').map((day) => ({ day, from: startOfDayAt(day, zone) }));
  const until = startOfDayAt(plusDays(period.to, 1), zone);
  const visitors = await readVisitors(db, { from: starts[0]?.from ?? until, until });
  return starts.map(({ day, from }, index) => {
    const end = starts[index + 1]?.from ?? until;
    return figuresOf(
      [sumOf(sums.filter(({ bucket }) => bucket === day))],
      visitors.filter(({ at }) => at >= startOfHour(from) && at < startOfHour(end)),
    );
  });
}
