import { randomBytes } from 'node:crypto';
import type { Db } from '../platform/db/client.ts';
import { hashPassword, saltOf } from './password.ts';

/** Lower than for a password, because a code has 120 random bits. */
const CODE_COST = { N: 2 ** 12, r: 8, p: 1 };

/** One salt for all codes of a set, so that a typed code is hashed once. */
export async function hashRecoveryCodes(codes: readonly string[], salt: Buffer = randomBytes(16)): Promise<readonly string[]> {
  const hashes: string[] = [];
  for (const code of codes) hashes.push(await hashPassword(spelled(code), CODE_COST, salt));
  return hashes;
}

export async function useRecoveryCode(db: Db, operatorId: number, code: string): Promise<boolean> {
  const codes = db.selectFrom('operator_recovery_codes').select('code_hash').where('operator_id', '=', operatorId);
  const stored = await codes.executeTakeFirst();
  if (!stored) return false;
  const [hash = ''] = await hashRecoveryCodes([code], saltOf(stored.code_hash));
  const used = await db
    .deleteFrom('operator_recovery_codes')
    .where('operator_id', '=', operatorId)
    .where('code_hash', '=', hash)
    .returning('code_hash')
    .executeTakeFirst();
  return used !== undefined;
}

export async function saveRecoveryCodes(tx: Db, operatorId: number, hashes: readonly string[]): Promise<void> {
  await tx.deleteFrom('operator_recovery_codes').where('operator_id', '=', operatorId).execute();
  await tx
    .insertInto('operator_recovery_codes')
    .values(hashes.map((code_hash) => ({ operator_id: operatorId, code_hash })))
    .execute();
}

function spelled(code: string): string {
  return code.toUpperCase().replace(/[^A-Z0-9]/g, '');
}
