import { healthCopy } from '../../../content/operator/health.ts';
import type { HealthReport } from '../../../core/api/operator/health.ts';
import { PROVIDER_API_VERSION } from '../../../core/plans/provider-events.ts';
import { fill } from '../../../core/presentation/fill.ts';
import type { HealthDeps } from './deps.ts';

/** Of the event that the provider's webhook endpoint sent last. Other events come in the version of the account. */
export async function paymentCheck({ db, payment }: HealthDeps): Promise<HealthReport['checks'][number]> {
  const latest = await db
    .selectFrom('provider_events')
    .select('endpoint_version')
    .where('endpoint_version', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const version = latest?.endpoint_version ?? PROVIDER_API_VERSION;
  const isOther = version !== PROVIDER_API_VERSION;
  const webhook = fill(healthCopy.webhookVersion, { version, pinned: PROVIDER_API_VERSION });
  return {
    id: 'payment',
    state: payment === 'live' && !isOther ? 'good' : 'wait',
    facts: { kind: payment, ...(isOther && { webhook }) },
  };
}
