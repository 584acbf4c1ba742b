import { funnel } from '../../../../content/funnel/index.ts';
import { stageTitles } from '../../../../content/stages.ts';
import type { TimeSpan } from '../../../../core/analytics/buckets.ts';
import { funnelStages, type NamedStage } from '../../../../core/analytics/report.ts';
import { type OuterStage, stagesOf } from '../../../../core/analytics/stages.ts';
import type { Segment, Trait } from '../../../../core/analytics/visit.ts';
import type { FunnelPeriod, FunnelReport, FunnelSegments } from '../../../../core/api/operator/funnel.ts';
import { WEEK_DAYS } from '../../../../core/operator/period.ts';
import { DAY_MS } from '../../../../core/time.ts';
import type { Db } from '../../../platform/db/client.ts';
import { findCounts, findValues } from './count-rows.ts';
import { findCountedUntil } from './store.ts';

export const namedStages: readonly NamedStage[] = stagesOf(funnel).map(({ id, number }) => ({
  id,
  title: funnel.steps.find((step) => step.id === id)?.title ?? stageTitles[id as OuterStage],
  ...(number !== undefined && { number }),
}));

export async function funnelReport(db: Db, span: TimeSpan, segment: Segment, compare: boolean): Promise<FunnelReport> {
  // As days are compared: less than a week with the same weekdays.
  const back = Math.max(span.until - span.from, WEEK_DAYS * DAY_MS);
  const previous = compare ? await period(db, { from: span.from - back, until: span.until - back }, segment) : undefined;
  const countedUntil = await findCountedUntil(db);
  return {
    ...(await period(db, span, segment)),
    ...(previous && { previous }),
    countedUntil: countedUntil?.getTime() ?? null,
  };
}

async function period(db: Db, span: TimeSpan, segment: Segment): Promise<FunnelPeriod> {
  const { counts } = await findCounts(db, segment, span);
  return { ...span, stages: funnelStages(namedStages, counts) };
}

const MAX_VALUES = 50;

export async function funnelSegments(db: Db, span: TimeSpan): Promise<FunnelSegments> {
  const values = (trait: Trait) => valuesOf(db, trait, span);
  const [source, device, browser, country] = [
    await values('source'),
    await values('device'),
    await values('browser'),
    await values('country'),
  ];
  return { source, device, browser, country };
}

async function valuesOf(db: Db, dimension: Trait, span: TimeSpan): Promise<FunnelSegments[Trait]> {
  const values = await findValues(db, dimension, span);
  return values
    .filter(({ visitors }) => visitors > 0)
    .slice(0, MAX_VALUES)
    .map(({ value, visitors }) => ({ value, visitors }));
}
