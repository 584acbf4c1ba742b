import type { Db } from '../platform/db/client.ts';
import type { SecretPlace, Secrets } from '../platform/secrets/secrets.ts';
import { factorPlace, pendingFactorPlace } from './second-factor.ts';

/** Seals with the newest key what an earlier release stored in clear, and what an older key has sealed. */
export async function sealFactors(db: Db, secrets: Secrets): Promise<void> {
  const operators = await db.selectFrom('operator').select(['id', 'totp_secret', 'totp_pending']).execute();
  for (const { id, totp_secret, totp_pending } of operators) {
    await reseal(db, secrets, 'totp_secret', factorPlace(id), totp_secret);
    await reseal(db, secrets, 'totp_pending', pendingFactorPlace(id), totp_pending);
  }
}

/** Another server may have changed it meanwhile; that value stays. */
async function reseal(
  db: Db,
  secrets: Secrets,
  column: 'totp_secret' | 'totp_pending',
  place: SecretPlace,
  stored: string | null,
): Promise<void> {
  if (stored === null || secrets.isCurrent(stored)) return;
  const secret = secrets.open(place, stored);
  if (secret === undefined) return;
  await db
    .updateTable('operator')
    .set({ [column]: secrets.seal(place, secret) })
    .where('id', '=', Number(place.id))
    .where(column, '=', stored)
    .execute();
}
