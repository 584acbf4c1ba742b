import { stageTitles } from '../../../../content/stages.ts';
import type { TimeSpan } from '../../../../core/analytics/buckets.ts';
import { areCountedSeparately, type Condition } from '../../../../core/analytics/conditions.ts';
import { type Counts, emptyCount } from '../../../../core/analytics/counts.ts';
import { funnelStages, type NamedStage } from '../../../../core/analytics/report.ts';
import { countedAs, type OuterStage, stagesOf } from '../../../../core/analytics/stages.ts';
import { addTo } from '../../../../core/analytics/tally.ts';
import { ALL, type Trait } from '../../../../core/analytics/visit.ts';
import type { FunnelPeriod, FunnelReport, FunnelSegments } from '../../../../core/api/operator/funnel.ts';
import type { Funnel } from '../../../../core/funnel/funnel.ts';
import { WEEK_DAYS } from '../../../../core/operator/period.ts';
import { DAY_MS } from '../../../../core/time.ts';
import { publishedFunnel } from '../../../editions/funnels.ts';
import type { Db } from '../../../platform/db/client.ts';
import { findCombinedViews } from './combination.ts';
import { findCounts, findValues } from './count-rows.ts';
import { findCountedUntil } from './store.ts';

/** Of the funnel that is published, by what they are counted as. */
export async function namedStages(db: Db, id: string | null = null): Promise<readonly NamedStage[]> {
  const funnel = await publishedFunnel(db, id);
  return stagesOf(funnel).map(({ id, number }) => ({ ...nameOf(funnel, id, number), id: countedAs(funnel, id) }));
}

function nameOf(funnel: Funnel, id: string, number: number | undefined): NamedStage {
  const step = funnel.steps.find((other) => other.id === id);
  const title = step?.title ?? stageTitles[id as OuterStage];
  return { id, title, ...(number !== undefined && { number }), ...(step?.when && { branches: true }) };
}

export async function funnelReport(
  db: Db,
  span: TimeSpan,
  conditions: readonly Condition[],
  compare: boolean,
  id: string | null = null,
): Promise<FunnelReport> {
  const of = await publishedFunnel(db, id);
  const asked = conditions.map((each) => (each.dimension === 'answer' ? { ...each, value: countedAs(of, each.value) } : each));
  const stages = await namedStages(db, id);
  // As days are compared: less than a week with the same weekdays.
  const back = Math.max(span.until - span.from, WEEK_DAYS * DAY_MS);
  const previous = compare ? await period(db, { from: span.from - back, until: span.until - back }, asked, stages) : undefined;
  const countedUntil = await findCountedUntil(db);
  return {
    ...(await period(db, span, asked, stages)),
    ...(previous && { previous }),
    countedUntil: countedUntil?.getTime() ?? null,
    agreedOnly: !areCountedSeparately(conditions),
  };
}

async function period(
  db: Db,
  span: TimeSpan,
  conditions: readonly Condition[],
  stages: readonly NamedStage[],
): Promise<FunnelPeriod> {
  const read = areCountedSeparately(conditions) ? countedStages : combinedStages;
  return { ...span, stages: await read(db, span, conditions, stages) };
}

type ReadStages = (
  db: Db,
  span: TimeSpan,
  conditions: readonly Condition[],
  stages: readonly NamedStage[],
) => Promise<FunnelPeriod['stages']>;

const countedStages: ReadStages = async (db, span, conditions, stages) => {
  const sum = { visitors: 0, buyers: 0, counts: {} as Counts };
  for (const segment of conditions.length === 0 ? [ALL] : conditions) addTo(sum, await findCounts(db, segment, span));
  return funnelStages(stages, sum.counts);
};

/** Of these visitors no times, Back or errors are kept. */
const combinedStages: ReadStages = async (db, span, conditions, stages) => {
  const ids = stages.map(({ id }) => id);
  const views = await findCombinedViews(db, ids, conditions, span);
  const counts = Object.fromEntries(views.map((seen, index) => [ids[index] ?? '', { ...emptyCount(), views: seen }]));
  return funnelStages(stages.slice(0, views.length), counts).map(({ errors, backRate, ...stage }) => stage);
};

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
