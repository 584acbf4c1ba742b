import { brand } from '../../content/brand.ts';
import type { SecondFactorSetup } from '../../core/api/operator/session.ts';
import { qrCode } from '../money/app-links/qr.ts';
import { writeAudit } from '../platform/audit.ts';
import type { Db } from '../platform/db/client.ts';
import { isLoopback } from '../platform/hosts.ts';
import type { Queue } from '../platform/jobs/queue.ts';
import { notifyOfChange } from './notify-of-change.ts';
import { hashRecoveryCodes, saveRecoveryCodes, useRecoveryCode } from './recovery-codes.ts';
import { endSessions } from './session.ts';
import { findOperatorById, nameOf, type Operator } from './store.ts';
import { randomBase32, stepOfCode, uriOf } from './totp.ts';

const SECRET_LETTERS = 32;
const RECOVERY_CODES = 10;
/** 120 bits. */
const RECOVERY_LETTERS = 24;

/** Where strangers reach the dashboard, refunds and people's data are behind one password otherwise. */
export function demandsSecondFactor({ hostname }: URL): boolean {
  return !isLoopback(hostname);
}

export async function prepareSecondFactor(db: Db, operatorId: number): Promise<SecondFactorSetup> {
  const secret = randomBase32(SECRET_LETTERS);
  await db.updateTable('operator').set({ totp_pending: secret }).where('id', '=', operatorId).execute();
  const uri = uriOf(secret, brand.name);
  return { secret, uri, qr: qrCode(uri) };
}

/** Ends the other sessions, which began without it. Returns the recovery codes, which are stored only as hashes. */
export async function switchOn(
  db: Db,
  queue: Pick<Queue, 'add'>,
  operatorId: number,
  code: string,
  session: string | undefined,
  now: Date,
): Promise<readonly string[] | undefined> {
  const operator = await findOperatorById(db, operatorId);
  const secret = operator?.totp_pending;
  const step = secret ? stepOfCode(secret, code, now) : undefined;
  if (!operator || step === undefined) return undefined;
  const codes = Array.from({ length: RECOVERY_CODES }, () => (randomBase32(RECOVERY_LETTERS).match(/.{4}/g) ?? []).join('-'));
  const hashes = await hashRecoveryCodes(codes);
  await db.transaction().execute(async (tx) => {
    const state = { totp_secret: secret, totp_pending: null, totp_step: step };
    await tx.updateTable('operator').set(state).where('id', '=', operatorId).execute();
    await saveRecoveryCodes(tx, operatorId, hashes);
    await endSessions(tx, operatorId, session);
    await writeAudit(tx, { action: 'second-factor-on', by: nameOf(operator) }, now);
    const change = operator.totp_secret === null ? 'second-factor-on' : 'second-factor-replaced';
    await notifyOfChange(tx, queue, { change, to: [operator.email] }, now);
  });
  return codes;
}

export async function switchOff(db: Db, queue: Pick<Queue, 'add'>, operatorId: number, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const operator = await tx
      .updateTable('operator')
      .set({ totp_secret: null, totp_pending: null })
      .where('id', '=', operatorId)
      .returning('email')
      .executeTakeFirstOrThrow();
    await tx.deleteFrom('operator_recovery_codes').where('operator_id', '=', operatorId).execute();
    await writeAudit(tx, { action: 'second-factor-off', by: nameOf(operator) }, now);
    await notifyOfChange(tx, queue, { change: 'second-factor-off', to: [operator.email] }, now);
  });
}

export async function verifyCode(
  db: Db,
  operator: Operator,
  code: string,
  now: Date,
  queue: Pick<Queue, 'add'>,
): Promise<boolean> {
  const { id, totp_secret } = operator;
  const step = totp_secret === null ? undefined : stepOfCode(totp_secret, code, now);
  if (step === undefined) {
    const recovered = await useRecoveryCode(db, id, code);
    if (recovered) {
      await writeAudit(db, { action: 'recovery-code-used', by: nameOf(operator) }, now);
      await notifyOfChange(db, queue, { change: 'recovery-code', to: [operator.email] }, now);
    }
    return recovered;
  }
  const taken = await db
    .updateTable('operator')
    .set({ totp_step: step })
    .where('id', '=', id)
    .where('totp_step', '<', String(step))
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}
