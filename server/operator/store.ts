import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import { writeAudit } from '../platform/audit.ts';
import type { Db } from '../platform/db/client.ts';
import type { Database } from '../platform/db/schema.ts';
import { forgetDevices } from './device.ts';
import { hashPassword, saltOf } from './password.ts';
import { endSessions } from './session.ts';

export type Operator = Selectable<Database['operator']>;

export async function findOperator(db: Db): Promise<Operator | undefined> {
  return db.selectFrom('operator').selectAll().executeTakeFirst();
}

/** The row lock prevents changes until the transaction ends. */
export async function isUnchanged(tx: Db, { password_hash, totp_secret }: Operator): Promise<boolean> {
  const now = await tx.selectFrom('operator').select(['password_hash', 'totp_secret']).forUpdate().executeTakeFirst();
  return now !== undefined && now.password_hash === password_hash && now.totp_secret === totp_secret;
}

export async function setPassword(db: Db, password: string, now: Date): Promise<void> {
  const state = { password_hash: await hashPassword(password), password_set_at: now };
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('operator')
      .values({ id: 1, totp_secret: null, totp_pending: null, ...state })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(state))
      .execute();
    await endSessions(tx);
    await forgetDevices(tx);
    await tx.deleteFrom('operator_throttle').execute();
    await writeAudit(tx, { action: 'password-set' }, now);
  });
}

/** Lower than for a password, because a code has 120 random bits. */
const CODE_COST = { N: 2 ** 12, r: 8, p: 1 };

/** One salt for all codes of a set, so that a typed code is hashed once. */
export async function hashRecoveryCodes(codes: readonly string[], salt: Buffer = randomBytes(16)): Promise<readonly string[]> {
  const hashes: string[] = [];
  for (const code of codes) hashes.push(await hashPassword(spelled(code), CODE_COST, salt));
  return hashes;
}

export async function useRecoveryCode(db: Db, code: string): Promise<boolean> {
  const stored = await db.selectFrom('operator_recovery_codes').select('code_hash').executeTakeFirst();
  if (!stored) return false;
  const [hash = ''] = await hashRecoveryCodes([code], saltOf(stored.code_hash));
  const used = await db
    .deleteFrom('operator_recovery_codes')
    .where('code_hash', '=', hash)
    .returning('code_hash')
    .executeTakeFirst();
  return used !== undefined;
}

export async function saveRecoveryCodes(tx: Db, hashes: readonly string[]): Promise<void> {
  await tx.deleteFrom('operator_recovery_codes').execute();
  await tx
    .insertInto('operator_recovery_codes')
    .values(hashes.map((code_hash) => ({ code_hash })))
    .execute();
}

function spelled(code: string): string {
  return code.toUpperCase().replace(/[^A-Z0-9]/g, '');
}
