import { pathOf } from '../../../core/analytics/path.ts';
import type { PathStep } from '../../../core/api/operator/person.ts';
import { namedStages } from '../../analytics/reports/funnel/report.ts';
import type { Db } from '../../platform/db/client.ts';

const MAX_EVENTS = 2000;

/** Without consent to statistics no event names a device, so there is nothing to tell. */
export async function readPath(db: Db, email: string): Promise<readonly PathStep[]> {
  const events = await db
    .selectFrom('events')
    .innerJoin('lead_devices', 'lead_devices.device_id', 'events.device_id')
    .select(['at', 'name', 'properties'])
    .where('lead_devices.email', '=', email)
    .orderBy('at', 'desc')
    .orderBy('seq', 'desc')
    .limit(MAX_EVENTS)
    .execute();
  const stages = await namedStages(db);
  const path = pathOf(
    stages,
    events.reverse().map((event) => ({ ...event, at: event.at.getTime() })),
  );
  return path.flatMap(({ stage, ...seen }) => {
    const named = stages.find(({ id }) => id === stage);
    return named ? [{ ...seen, title: named.title, ...(named.number !== undefined && { number: named.number }) }] : [];
  });
}
