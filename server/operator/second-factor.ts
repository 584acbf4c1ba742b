import { brand } from '../../content/brand.ts';
import type { SecondFactorSetup } from '../../core/api/operator/session.ts';
import { qrCode } from '../money/app-links/qr.ts';
import { writeAudit } from '../platform/audit.ts';
import type { Db } from '../platform/db/client.ts';
import { isLoopback } from '../platform/hosts.ts';
import type { Queue } from '../platform/jobs/queue.ts';
import type { SecretPlace, Secrets } from '../platform/secrets/secrets.ts';
import type { OperatorDeps } from './deps.ts';
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

type FactorDeps = Pick<OperatorDeps, 'db' | 'queue' | 'secrets'>;

export const factorPlace = (id: number): SecretPlace => ({ column: 'operator.totp_secret', id });
export const pendingFactorPlace = (id: number): SecretPlace => ({ column: 'operator.totp_pending', id });

export async function prepareSecondFactor(
  { db, secrets }: Pick<FactorDeps, 'db' | 'secrets'>,
  operatorId: number,
): Promise<SecondFactorSetup> {
  const secret = randomBase32(SECRET_LETTERS);
  const totp_pending = secrets.seal(pendingFactorPlace(operatorId), secret);
  await db.updateTable('operator').set({ totp_pending }).where('id', '=', operatorId).execute();
  const uri = uriOf(secret, brand.name);
  return { secret, uri, qr: qrCode(uri) };
}

/** Ends the other sessions, which began without it. Returns the recovery codes, which are stored only as hashes. */
export async function switchOn(
  { db, queue, secrets }: FactorDeps,
  operatorId: number,
  code: string,
  session: string | undefined,
  now: Date,
): Promise<readonly string[] | undefined> {
  const operator = await findOperatorById(db, operatorId);
  const secret = operator?.totp_pending ? secrets.open(pendingFactorPlace(operatorId), operator.totp_pending) : undefined;
  const step = secret === undefined ? undefined : stepOfCode(secret, code, now);
  if (!operator || secret === undefined || step === undefined) return undefined;
  const codes = Array.from({ length: RECOVERY_CODES }, () => (randomBase32(RECOVERY_LETTERS).match(/.{4}/g) ?? []).join('-'));
  const hashes = await hashRecoveryCodes(codes);
  await db.transaction().execute(async (tx) => {
    const state = { totp_secret: secrets.seal(factorPlace(operatorId), secret), totp_pending: null, totp_step: step };
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

/** Why a code does not let somebody in. */
type CodeRefusal = 'wrongCode' | 'noKey';

/** Undefined where the code fits. Where no key opens the factor, recovery codes still do. */
export async function verifyCode(
  deps: FactorDeps,
  operator: Operator,
  code: string,
  now: Date,
): Promise<CodeRefusal | undefined> {
  const secret = openFactor(deps.secrets, operator);
  if (await isAccepted(deps, operator, secret, code, now)) return undefined;
  return isFactorReadable(deps.secrets, operator) ? 'wrongCode' : 'noKey';
}

type StoredFactor = Pick<Operator, 'id' | 'totp_secret'>;

/** True also where there is none. */
export function isFactorReadable(secrets: Secrets, operator: StoredFactor): boolean {
  return operator.totp_secret === null || openFactor(secrets, operator) !== undefined;
}

function openFactor(secrets: Secrets, { id, totp_secret }: StoredFactor): string | undefined {
  return totp_secret === null ? undefined : secrets.open(factorPlace(id), totp_secret);
}

async function isAccepted(
  { db, queue }: Pick<FactorDeps, 'db' | 'queue'>,
  operator: Operator,
  secret: string | undefined,
  code: string,
  now: Date,
): Promise<boolean> {
  const { id } = operator;
  const step = secret === undefined ? undefined : stepOfCode(secret, code, now);
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
