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
import { sectionOf } from '../../../../core/funnel/outline.ts';
import { answerGroups } from '../../../../core/funnel/segments.ts';
import { WEEK_DAYS } from '../../../../core/operator/period.ts';
import { DAY_MS } from '../../../../core/time.ts';
import { publishedFunnel } from '../../../editions/funnels.ts';
import type { Db } from '../../../platform/db/client.ts';
import { findCombinedViews } from './combination.ts';
import { findCounts, findValues } from './count-rows.ts';
import { findCountedUntil } from './store.ts';

/** By what they are counted as. */
export function namedStages(funnel: Funnel): readonly NamedStage[] {
  return stagesOf(funnel).map(({ id, number }) => {
    const step = funnel.steps.find((other) => other.id === id);
    const section = step && sectionOf(funnel, step);
    return {
      id: countedAs(funnel, id),
      title: step?.title ?? stageTitles[id as OuterStage],
      ...(number !== undefined && { number }),
      ...(section && { section: { id: section.id, title: section.title } }),
      ...(step?.when && { branches: true }),
    };
  });
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
  const stages = namedStages(of);
  // As days are compared: less than a week with the same weekdays.
  const back = Math.max(span.until - span.from, WEEK_DAYS * DAY_MS);
  const previous = compare ? await period(db, { from: span.from - back, until: span.until - back }, asked, stages) : undefined;
  const countedUntil = await findCountedUntil(db);
  const shown = await period(db, span, asked, stages);
  return {
    ...shown,
    ...(shown.stages.length < stages.length && { hidden: true }),
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

/** Answers are those that can be given now. */
export async function funnelSegments(db: Db, span: TimeSpan, id: string | null = null): Promise<FunnelSegments> {
  const values = (trait: Trait) => valuesOf(db, trait, span);
  const [source, device, browser, country] = [
    await values('source'),
    await values('device'),
    await values('browser'),
    await values('country'),
  ];
  const { asking } = await publishedFunnel(db, id);
  const answer = asking.map((step) => ({ id: step.id, title: step.title, options: answerGroups(step) }));
  return { source, device, browser, country, answer: answer.filter(({ options }) => options.length > 0) };
}

async function valuesOf(db: Db, dimension: Trait, span: TimeSpan): Promise<FunnelSegments[Trait]> {
  const values = await findValues(db, dimension, span);
  return values
    .filter(({ visitors }) => visitors > 0)
    .slice(0, MAX_VALUES)
    .map(({ value, visitors }) => ({ value, visitors }));
}
