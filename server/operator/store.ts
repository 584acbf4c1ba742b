import type { Selectable } from 'kysely';
import { hashOf } from '../money/account-links/store.ts';
import { writeAudit } from '../platform/audit.ts';
import type { Db } from '../platform/db/client.ts';
import type { Database } from '../platform/db/schema.ts';
import { hashPassword } from './password.ts';
import { endAllSessions } from './session.ts';

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
    await endAllSessions(tx);
    await tx.deleteFrom('operator_throttle').execute();
    await writeAudit(tx, { action: 'password-set' }, now);
  });
}

export async function useRecoveryCode(db: Db, code: string): Promise<boolean> {
  const used = await db
    .deleteFrom('operator_recovery_codes')
    .where('code_hash', '=', hashOf(spelled(code)))
    .returning('code_hash')
    .executeTakeFirst();
  return used !== undefined;
}

export async function saveRecoveryCodes(tx: Db, codes: readonly string[]): Promise<void> {
  await tx.deleteFrom('operator_recovery_codes').execute();
  await tx
    .insertInto('operator_recovery_codes')
    .values(codes.map((code) => ({ code_hash: hashOf(spelled(code)) })))
    .execute();
}

function spelled(code: string): string {
  return code.toUpperCase().replace(/[^A-Z0-9]/g, '');
}
