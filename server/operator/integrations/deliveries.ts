import type { Integration } from '../../../adapters/integration.ts';
import type { IntegrationView } from '../../../core/api/operator/integrations.ts';
import type { Db } from '../../platform/db/client.ts';
import type { JobName } from '../../platform/jobs/job-data.ts';
import { type JobOutcomes, readOutcomes } from '../../platform/jobs/outcomes.ts';

/** By the integration's id. One that is missing here is called during a visitor's request, and has no deliveries. */
const JOBS: Readonly<Record<string, readonly JobName[]>> = {
  mail: ['mail', 'account-link', 'contact-mail'],
  app: ['app-answers', 'app-deletion', 'app-subscriber', 'app-subscription'],
  revenuecat: ['entitlement', 'entitlement-removal'],
  adapty: ['entitlement', 'entitlement-removal'],
  mailchimp: ['list-member', 'list-removal'],
  klaviyo: ['list-member', 'list-removal'],
  amplitude: ['events-batch'],
  clickhouse: ['events-batch'],
};
/** Ad platforms share a job, whose data names the platform. */
const CONVERSION: JobName = 'conversion';

export async function readIntegrations(db: Db, integrations: readonly Integration[]): Promise<readonly IntegrationView[]> {
  const names = [...new Set([CONVERSION, ...Object.values(JOBS).flat()])];
  const outcomes = await readOutcomes(db, names);
  return integrations.map(({ id, name, configured }) => ({
    id,
    name,
    configured,
    ...summaryOf(configured ? outcomes.filter((outcome) => isOf(id, outcome)) : []),
  }));
}

function isOf(id: string, { name, platform }: JobOutcomes): boolean {
  return name === CONVERSION ? platform === id : (JOBS[id]?.some((job) => job === name) ?? false);
}

function summaryOf(outcomes: readonly JobOutcomes[]): Omit<IntegrationView, 'id' | 'name' | 'configured'> {
  const failed = outcomes.filter(({ failedAt }) => failedAt !== null).toSorted((a, b) => timeOf(b.failedAt) - timeOf(a.failedAt));
  return {
    succeededAt: Math.max(0, ...outcomes.map(({ succeededAt }) => timeOf(succeededAt))) || null,
    failedAt: failed[0]?.failedAt?.getTime() ?? null,
    failure: failed[0]?.failure ?? null,
    failing: outcomes.reduce((sum, { failing }) => sum + failing, 0),
  };
}

const timeOf = (at: Date | null) => at?.getTime() ?? 0;
