import type { Config } from '../../platform/config.ts';
import type { Db } from '../../platform/db/client.ts';
import type { JobName } from '../../platform/jobs/catalogue.ts';
import { countFailing } from '../../platform/jobs/count.ts';

/** Somebody outside who is switched on, and the jobs that go there; without any, it is asked while a visitor waits. */
export type ExternalService = { readonly name: string; readonly jobs: readonly JobName[] };

type ServiceSwitches = Pick<Config, 'companion' | 'webhook' | 'mailchimp' | 'amplitude' | 'reported' | 'geocoder' | 'openMeteo'>;

/** Everybody that the configuration names. */
export function externalServices(config: ServiceSwitches): readonly ExternalService[] {
  const all: readonly (ExternalService & { readonly on: boolean })[] = [
    { name: 'companion app', on: config.companion !== undefined, jobs: ['app-answers', 'app-deletion', 'app-subscriber'] },
    { name: 'webhooks', on: config.webhook !== undefined, jobs: ['webhook'] },
    { name: 'Mailchimp', on: config.mailchimp !== undefined, jobs: ['list-member', 'list-removal'] },
    { name: 'Amplitude', on: config.amplitude !== undefined, jobs: ['events-batch'] },
    { name: 'ad platforms', on: config.reported.length > 0, jobs: ['conversion'] },
    { name: 'geocoder', on: config.geocoder !== undefined, jobs: [] },
    { name: 'weather', on: config.openMeteo !== undefined, jobs: [] },
  ];
  return all.filter(({ on }) => on).map(({ name, jobs }) => ({ name, jobs }));
}

/** How many deliveries to each of them have failed and are not there yet. */
export async function failingDeliveries(
  db: Db,
  outside: readonly ExternalService[],
): Promise<readonly (readonly [name: string, count: number])[]> {
  const counts = await countFailing(db);
  return outside.map(({ name, jobs }) => [name, jobs.reduce((sum, job) => sum + (counts.get(job) ?? 0), 0)]);
}
