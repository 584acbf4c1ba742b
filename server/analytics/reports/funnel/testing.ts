import { funnel } from '../../../../content/funnel/index.ts';
import { bucketOf, type TimeSpan } from '../../../../core/analytics/buckets.ts';
import { effectOf } from '../../../../core/analytics/effect.ts';
import { stagesOf } from '../../../../core/analytics/stages.ts';
import { ALL, type Segment } from '../../../../core/analytics/visit.ts';
import type { Db } from '../../../platform/db/client.ts';

type Row = Awaited<ReturnType<typeof allEvents>>[number];

type RecountedFunnel = { visitors: number; views: number; backs: number; errors: number; times: number[] };

const stages = stagesOf(funnel);

export function recount(
  events: readonly Row[],
  { from, until }: TimeSpan,
  segment: Segment = ALL,
): { visitors: number; stages: Map<string, RecountedFunnel> } {
  const found = new Map<string, RecountedFunnel>(
    stages.map(({ id }) => [id, { visitors: 0, views: 0, backs: 0, errors: 0, times: [] }]),
  );
  let visitors = 0;
  const within = (at: number) => from <= bucketOf('hour', at) && bucketOf('hour', at) < until;

  for (const own of Map.groupBy(
    events.filter(({ device_id }) => device_id),
    ({ device_id }) => device_id,
  ).values()) {
    const first = own.reduce((a, b) => (b.at < a.at ? b : a));
    if (!within(first.at.getTime()) || !isIn(segment, first, own)) continue;
    visitors += 1;
    for (const { id } of stages) {
      const there = own.flatMap((event) => effectOf(stages, event) ?? []).filter(({ stage }) => stage === id);
      const stage = found.get(id);
      if (!stage) continue;
      if (there.some(({ kind }) => kind === 'views')) stage.views += 1;
      if (there.some(({ kind }) => kind === 'backs')) stage.backs += 1;
      stage.errors += there.filter(({ kind }) => kind === 'errors').length;
      stage.times.push(...there.flatMap(({ kind, seconds }) => (kind === 'time' && seconds !== undefined ? seconds : [])));
    }
  }

  for (const event of events) {
    if (event.device_id || !event.visit || !within(event.visit.hour) || !isIn(segment, event, [])) continue;
    if (event.visit.arrival) visitors += 1;
    const effect = effectOf(stages, event);
    const stage = found.get(effect?.stage ?? '');
    if (!effect || !stage) continue;
    if (effect.kind === 'errors') stage.errors += 1;
    else if (effect.kind === 'time') stage.times.push(effect.seconds ?? 0);
    else if (event.visit.first) stage[effect.kind] += 1;
  }
  return { visitors, stages: found };
}

function isIn({ dimension, value }: Segment, first: Row, own: readonly Row[]): boolean {
  if (dimension === 'all') return true;
  if (dimension !== 'answer') return first[dimension] === value;
  const [step = '', option = ''] = value.split(':');
  const answered = own
    .filter(({ properties }) => typeof properties.answers === 'object' && Object.hasOwn(properties.answers ?? {}, step))
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .at(-1);
  const answer = (answered?.properties.answers as Record<string, unknown> | undefined)?.[step];
  return answer === option || (Array.isArray(answer) && answer.includes(option));
}

export function allEvents(db: Db) {
  return db.selectFrom('events').selectAll().execute();
}
