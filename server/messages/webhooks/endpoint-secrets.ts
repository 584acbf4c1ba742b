import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import { DAY_MS } from '../../../core/time.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { StoredSecret } from '../../platform/db/tables/messages.ts';
import type { SecretPlace, Secrets } from '../../platform/secrets/secrets.ts';

type SecretsOfRow = Pick<Selectable<Database['webhook_endpoints']>, 'id' | 'secrets'>;

/** How long an earlier secret signs too. */
const OVERLAP_MS = DAY_MS;
const SECRET_BYTES = 32;

/** The earlier secrets sign beside the new one for a day. Undefined for an endpoint without one of its own. */
export async function rotateSecret(tx: Db, secrets: Secrets, id: string, now: Date): Promise<string | undefined> {
  const row = await tx.selectFrom('webhook_endpoints').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row || row.url === null || row.kind !== 'standard') return undefined;
  const secret = newSecret();
  const overlap = new Date(now.getTime() + OVERLAP_MS).toISOString();
  const earlier = validSecrets(row, now)
    .filter((stored) => openSecret(secrets, id, stored) !== undefined)
    .map((stored) => ({ ...stored, until: stored.until ?? overlap }));
  await tx
    .updateTable('webhook_endpoints')
    .set({ secrets: JSON.stringify([sealSecret(secrets, id, secret), ...earlier]) })
    .where('id', '=', id)
    .execute();
  return secret;
}

export function newSecret(): string {
  return `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
}

export function sealSecret(secrets: Secrets, id: string, secret: string, until: string | null = null): StoredSecret {
  return { sealed: secrets.seal(secretsPlace(id), secret), until };
}

/** Undefined where no key opens one of them: receivers know all that are valid. */
export function openValidSecrets(secrets: Secrets, row: SecretsOfRow, now: Date): readonly string[] | undefined {
  const valid = validSecrets(row, now);
  const opened = valid.flatMap((stored) => openSecret(secrets, row.id, stored) ?? []);
  return opened.length === valid.length ? opened : undefined;
}

export function openSecret(secrets: Secrets, id: string, stored: StoredSecret): string | undefined {
  return 'sealed' in stored ? secrets.open(secretsPlace(id), stored.sealed) : stored.secret;
}

export function urlPlace(id: string): SecretPlace {
  return { column: 'webhook_endpoints.url', id };
}

function secretsPlace(id: string): SecretPlace {
  return { column: 'webhook_endpoints.secrets', id };
}

function validSecrets({ secrets }: SecretsOfRow, now: Date): readonly StoredSecret[] {
  return secrets.filter(({ until }) => until === null || Date.parse(until) > now.getTime());
}
