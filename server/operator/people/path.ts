import { pathOf } from '../../../core/analytics/path.ts';
import type { PathStep } from '../../../core/api/operator/person.ts';
import { effectIn, funnelsOf } from '../../analytics/reports/funnel/event-funnels.ts';
import { namedStages } from '../../analytics/reports/funnel/report.ts';
import type { Db } from '../../platform/db/client.ts';
import { furtherFunnels } from '../../platform/further-funnels.ts';

const MAX_EVENTS = 2000;

/** Without consent to statistics no event names a device, so there is nothing to tell. */
export async function readPath(db: Db, email: string): Promise<readonly PathStep[]> {
  const events = await db
    .selectFrom('events')
    .innerJoin('lead_devices', 'lead_devices.device_id', 'events.device_id')
    .select(['at', 'name', 'properties', 'edition', 'events.funnel'])
    .where('lead_devices.email', '=', email)
    .orderBy('at', 'desc')
    .orderBy('seq', 'desc')
    .limit(MAX_EVENTS)
    .execute();
  const funnels = await funnelsOf(db, events);
  const stages = new Map(
    [...new Set(events.map(funnels))].flatMap((funnel) => {
      const title = funnel && furtherFunnels.get(funnel.base.slice(1))?.title;
      return funnel ? namedStages(funnel).map((stage) => [stage.id, { ...stage, ...(title && { funnel: title }) }] as const) : [];
    }),
  );
  const path = pathOf(events.reverse().map((event) => ({ at: event.at.getTime(), effect: effectIn(funnels(event), event) })));
  return path.flatMap(({ stage, ...seen }) => {
    const named = stages.get(stage);
    if (!named) return [];
    const { title, number, funnel } = named;
    return [{ ...seen, title, ...(number !== undefined && { number }), ...(funnel && { funnel }) }];
  });
}
