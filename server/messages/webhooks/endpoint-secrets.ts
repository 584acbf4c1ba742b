import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import { DAY_MS } from '../../../core/time.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Database } from '../../platform/db/schema.ts';

type StoredSecrets = Pick<Selectable<Database['webhook_endpoints']>, 'secrets'>;

/** How long an earlier secret signs too. */
const OVERLAP_MS = DAY_MS;
const SECRET_BYTES = 32;

/** The earlier secrets sign beside the new one for a day. Undefined for an endpoint without one of its own. */
export async function rotateSecret(tx: Db, id: string, now: Date): Promise<string | undefined> {
  const row = await tx.selectFrom('webhook_endpoints').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row || row.url === null || row.kind !== 'standard') return undefined;
  const secret = newSecret();
  const overlap = new Date(now.getTime() + OVERLAP_MS).toISOString();
  const earlier = validSecrets(row, now).map(({ secret, until }) => ({ secret, until: until ?? overlap }));
  const secrets = JSON.stringify([{ secret, until: null }, ...earlier]);
  await tx.updateTable('webhook_endpoints').set({ secrets }).where('id', '=', id).execute();
  return secret;
}

export function newSecret(): string {
  return `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
}

export function validSecrets({ secrets }: StoredSecrets, now: Date) {
  return secrets.filter(({ until }) => until === null || Date.parse(until) > now.getTime());
}
