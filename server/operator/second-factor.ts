import { brand } from '../../content/brand.ts';
import type { SecondFactorSetup } from '../../core/api/operator/session.ts';
import { qrCode } from '../money/app-links/qr.ts';
import { writeAudit } from '../platform/audit.ts';
import type { Db } from '../platform/db/client.ts';
import type { OperatorDeps } from './deps.ts';
import { endSessions } from './session.ts';
import { findOperator, hashRecoveryCodes, saveRecoveryCodes, useRecoveryCode } from './store.ts';
import { randomBase32, stepOfCode, uriOf } from './totp.ts';

const SECRET_LETTERS = 32;
const RECOVERY_CODES = 10;
/** 120 bits. */
const RECOVERY_LETTERS = 24;

/** Refunds and people's data are behind one password otherwise. */
export function demandsSecondFactor({ payment, publicUrl }: OperatorDeps): boolean {
  return payment === 'live' && publicUrl.protocol === 'https:';
}

export async function lacksSecondFactor(deps: OperatorDeps): Promise<boolean> {
  return demandsSecondFactor(deps) && (await findOperator(deps.db))?.totp_secret === null;
}

export async function prepareSecondFactor(db: Db): Promise<SecondFactorSetup> {
  const secret = randomBase32(SECRET_LETTERS);
  await db.updateTable('operator').set({ totp_pending: secret }).execute();
  const uri = uriOf(secret, brand.name);
  return { secret, uri, qr: qrCode(uri) };
}

/** Ends the other sessions, which began without it. Returns the recovery codes, which are stored only as hashes. */
export async function switchOn(
  db: Db,
  code: string,
  session: string | undefined,
  now: Date,
): Promise<readonly string[] | undefined> {
  const secret = (await findOperator(db))?.totp_pending;
  const step = secret ? stepOfCode(secret, code, now) : undefined;
  if (step === undefined) return undefined;
  const codes = Array.from({ length: RECOVERY_CODES }, () => (randomBase32(RECOVERY_LETTERS).match(/.{4}/g) ?? []).join('-'));
  const hashes = await hashRecoveryCodes(codes);
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('operator').set({ totp_secret: secret, totp_pending: null, totp_step: step }).execute();
    await saveRecoveryCodes(tx, hashes);
    await endSessions(tx, session);
    await writeAudit(tx, { action: 'second-factor-on' }, now);
  });
  return codes;
}

export async function switchOff(db: Db, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('operator').set({ totp_secret: null, totp_pending: null }).execute();
    await tx.deleteFrom('operator_recovery_codes').execute();
    await writeAudit(tx, { action: 'second-factor-off' }, now);
  });
}

export async function verifyCode(db: Db, secret: string, code: string, now: Date): Promise<boolean> {
  const step = stepOfCode(secret, code, now);
  if (step === undefined) {
    const recovered = await useRecoveryCode(db, code);
    if (recovered) await writeAudit(db, { action: 'recovery-code-used' }, now);
    return recovered;
  }
  const taken = await db
    .updateTable('operator')
    .set({ totp_step: step })
    .where('totp_step', '<', String(step))
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}
