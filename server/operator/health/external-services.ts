import type { Config } from '../../platform/config.ts';
import type { Db } from '../../platform/db/client.ts';
import { countFailing } from '../../platform/jobs/count.ts';
import type { JobName } from '../../platform/jobs/job-data.ts';

/** A service without jobs is called during a visitor's request. */
export type ExternalService = { readonly name: string; readonly jobs: readonly JobName[] };

type ServiceSwitches = Pick<
  Config,
  | 'companion'
  | 'entitlements'
  | 'webhook'
  | 'mailchimp'
  | 'klaviyo'
  | 'amplitude'
  | 'clickhouse'
  | 'reported'
  | 'geocoder'
  | 'openMeteo'
>;

export function externalServices(config: ServiceSwitches): readonly ExternalService[] {
  const all: readonly (ExternalService & { readonly on: boolean })[] = [
    {
      name: 'companion app',
      on: config.companion !== undefined,
      jobs: ['app-answers', 'app-deletion', 'app-subscriber', 'app-subscription'],
    },
    { name: 'app entitlements', on: config.entitlements !== undefined, jobs: ['entitlement', 'entitlement-removal'] },
    { name: 'webhooks', on: config.webhook !== undefined, jobs: ['webhook'] },
    { name: 'Mailchimp', on: config.mailchimp !== undefined, jobs: ['list-member', 'list-removal'] },
    { name: 'Klaviyo', on: config.klaviyo !== undefined, jobs: ['list-member', 'list-removal'] },
    { name: 'Amplitude', on: config.amplitude !== undefined, jobs: ['events-batch', 'analytics-deletion'] },
    { name: 'ClickHouse', on: config.clickhouse !== undefined, jobs: ['events-batch', 'analytics-deletion'] },
    { name: 'ad platforms', on: config.reported.length > 0, jobs: ['conversion', 'conversion-refund'] },
    { name: 'geocoder', on: config.geocoder !== undefined, jobs: [] },
    { name: 'weather', on: config.openMeteo !== undefined, jobs: [] },
  ];
  return all.filter(({ on }) => on).map(({ name, jobs }) => ({ name, jobs }));
}

export async function failingDeliveries(
  db: Db,
  outside: readonly ExternalService[],
): Promise<readonly (readonly [name: string, count: number])[]> {
  const counts = await countFailing(db);
  return outside.map(({ name, jobs }) => [name, jobs.reduce((sum, job) => sum + (counts.get(job) ?? 0), 0)]);
}
