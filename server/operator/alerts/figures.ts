import { currencies } from '../../../content/currencies.ts';
import { anomalyVerdicts, comparedHours } from '../../../core/alerts/anomaly.ts';
import { type AlertVerdict, ruleOf } from '../../../core/alerts/limits.ts';
import { evaluateThresholds, type ThresholdFigures } from '../../../core/alerts/thresholds.ts';
import type { TimeSpan } from '../../../core/analytics/buckets.ts';
import { ALL } from '../../../core/analytics/visit.ts';
import type { AlertSettings } from '../../../core/api/operator/alerts.ts';
import type { PeriodQuery } from '../../../core/api/operator/period.ts';
import { dayAt, plusDays } from '../../../core/operator/period.ts';
import { hourAt, startOfHour } from '../../../core/operator/zoned-time.ts';
import { CURRENCY } from '../../../core/plans/plan.ts';
import { HOUR_MS } from '../../../core/time.ts';
import { findCounts } from '../../analytics/reports/funnel/count-rows.ts';
import { findCountedUntil } from '../../analytics/reports/funnel/store.ts';
import type { Db } from '../../platform/db/client.ts';
import { countAskedMails } from '../../platform/http/mail-quota.ts';
import { countFailed } from '../../platform/jobs/count.ts';
import { readRates } from '../growth/query.ts';
import { readCards } from '../revenue/cards.ts';
import { readCurrencies } from '../revenue/other-currencies.ts';
import { readReturns } from '../revenue/returns.ts';
import { listOpenAlerts } from './store.ts';

const RATE_DAYS = 30;
/** Visitors are counted once a minute. */
const MAX_COUNT_LAG_MS = HOUR_MS / 2;

export async function readVerdicts(db: Db, settings: AlertSettings, now: Date): Promise<readonly AlertVerdict[]> {
  const countedUntil = await findCountedUntil(db);
  const counted = countedUntil !== null && now.getTime() - countedUntil.getTime() < MAX_COUNT_LAG_MS;
  return [
    ...evaluateThresholds(settings, await readThresholdFigures(db, settings, now.getTime(), counted)),
    ...(counted ? await readAnomalies(db, settings, now.getTime()) : []),
  ];
}

async function readThresholdFigures(db: Db, settings: AlertSettings, now: number, counted: boolean): Promise<ThresholdFigures> {
  const { timeZone: zone, silence } = settings;
  const today = dayAt(now, zone);
  const since = (days: number) => ({ from: plusDays(today, -days), to: today, zone, unit: 'day' }) as const;
  return {
    hour: hourAt(now, zone),
    grossToday: await readGrossToday(db, settings, since(0)),
    cards: acceptanceOf(await readCards(db, since(1))),
    payments: await readRates(db, since(RATE_DAYS - 1)),
    returns: await readReturns(db, since(0)),
    askedMails: await countAskedMails(db, new Date(now)),
    givenUp: await countFailed(db),
    recentVisitors: counted && silence !== null ? await readRecentVisitors(db, now, silence) : undefined,
  };
}

/** Of each currency that is sold or has a limit, and of each whose alert is open, so that it can close. */
async function readGrossToday(db: Db, { revenueIn }: AlertSettings, today: PeriodQuery): Promise<ThresholdFigures['grossToday']> {
  const open = (await listOpenAlerts(db)).flatMap(({ rule }) => ruleOf(rule).currency ?? []);
  const judged = [CURRENCY, ...currencies.map(({ code }) => code), ...Object.keys(revenueIn), ...open];
  const paid = (await readCurrencies(db, today)).map(({ currency, gross }) => [currency, gross]);
  return { ...Object.fromEntries(judged.map((currency) => [currency, 0])), ...Object.fromEntries(paid) };
}

function acceptanceOf({ accepted, declined }: Awaited<ReturnType<typeof readCards>>): ThresholdFigures['cards'] {
  return { accepted, declined: declined.reduce((sum, { count }) => sum + count, 0) };
}

/** Visitors are counted by whole hours, so the present one comes on top. */
async function readRecentVisitors(db: Db, now: number, hours: number): Promise<number> {
  const begun = startOfHour(now);
  return (await findCounts(db, ALL, { from: begun - hours * HOUR_MS, until: begun + HOUR_MS })).visitors;
}

async function readAnomalies(db: Db, { anomalies, timeZone }: AlertSettings, now: number): Promise<readonly AlertVerdict[]> {
  const hours = comparedHours(now, timeZone);
  if (!hours) return [];
  if (!anomalies) return anomalyVerdicts(hours.current, undefined);
  const earlier = [];
  for (const span of hours.earlier) earlier.push(await readHours(db, span));
  return anomalyVerdicts(hours.current, { current: await readHours(db, hours.current), earlier });
}

async function readHours(db: Db, span: TimeSpan) {
  const { visitors, counts } = await findCounts(db, ALL, span);
  return { visitors, buyers: counts.paid?.views ?? 0 };
}
