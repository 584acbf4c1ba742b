import type { HealthReport } from '../../../core/api/operator/health.ts';
import { isReadable, listEndpoints } from '../../messages/webhooks/endpoints.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { isFactorReadable } from '../second-factor.ts';
import type { HealthDeps } from './deps.ts';

export async function secretsCheck({ db, secrets, now }: HealthDeps): Promise<HealthReport['checks'][number]> {
  const unreadable = await countUnreadable(db, secrets, now());
  return { id: 'secrets', state: unreadable > 0 ? 'bad' : 'good', facts: { unreadable: String(unreadable) } };
}

/** Second factors and webhooks that no key of this server opens. */
export async function countUnreadable(db: Db, secrets: Secrets, now: Date): Promise<number> {
  const operators = await db.selectFrom('operator').select(['id', 'totp_secret']).execute();
  const endpoints = await listEndpoints(db);
  const factors = operators.filter((operator) => !isFactorReadable(secrets, operator));
  return factors.length + endpoints.filter((row) => !isReadable(secrets, row, now)).length;
}
