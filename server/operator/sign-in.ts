import { writeAudit } from '../platform/audit.ts';
import type { Db } from '../platform/db/client.ts';
import { Busy, verifyPassword } from './password.ts';
import { verifyCode } from './second-factor.ts';
import { startSession } from './session.ts';
import { findOperator, isUnchanged } from './store.ts';
import { countAttempt, resetAttempts, uncountAttempt } from './throttle.ts';

type Credentials = { readonly password: string; readonly code?: string | undefined; readonly ip: string };
type SignInContext = { readonly device: string; readonly before: string | undefined };

export type SignInRefusal =
  | { readonly ok: false; readonly reason: 'wrong' | 'wrongCode' | 'noPassword' }
  | { readonly ok: false; readonly reason: 'wait'; readonly until: Date };
/** `needsCode`: the password is right, the second factor is missing. */
type SignInResult =
  | { readonly ok: true; readonly token: string }
  | { readonly ok: false; readonly reason: 'needsCode' }
  | SignInRefusal;

export async function signIn(
  db: Db,
  credentials: Credentials,
  { device, before }: SignInContext,
  now: Date,
): Promise<SignInResult> {
  const operator = await findOperator(db);
  if (!operator) return { ok: false, reason: 'noPassword' };
  const checked = await checkPassword(db, credentials, now);
  if (!checked.ok) return checked;
  if (operator.totp_secret !== null) {
    if (!credentials.code) {
      await uncountAttempt(db, credentials.ip, now);
      return { ok: false, reason: 'needsCode' };
    }
    if (!(await verifyCode(db, operator.totp_secret, credentials.code, now))) {
      await writeAudit(db, { action: 'sign-in-refused', detail: 'second factor' }, now);
      return { ok: false, reason: 'wrongCode' };
    }
  }
  const token = await db.transaction().execute(async (tx) => {
    if (!(await isUnchanged(tx, operator))) return undefined; // the password was reset during the check
    await resetAttempts(tx, credentials.ip, now);
    await writeAudit(tx, { action: 'signed-in', detail: device }, now);
    return startSession(tx, before, device, now);
  });
  return token === undefined ? { ok: false, reason: 'wrong' } : { ok: true, token };
}

/** Another person may use an open browser. */
export async function confirmPassword(db: Db, credentials: Credentials, now: Date): Promise<PasswordCheck> {
  const checked = await checkPassword(db, credentials, now);
  if (checked.ok) await uncountAttempt(db, credentials.ip, now);
  return checked;
}

type PasswordCheck = { readonly ok: true } | SignInRefusal;

async function checkPassword(db: Db, { password, ip }: Credentials, now: Date): Promise<PasswordCheck> {
  const until = await countAttempt(db, ip, now);
  if (until) return { ok: false, reason: 'wait', until };
  const operator = await findOperator(db);
  try {
    if (operator && (await verifyPassword(password, operator.password_hash))) return { ok: true };
  } catch (error) {
    if (error instanceof Busy) return { ok: false, reason: 'wait', until: new Date(now.getTime() + 1000) };
    throw error;
  }
  await writeAudit(db, { action: 'sign-in-refused', detail: 'password' }, now);
  return { ok: false, reason: 'wrong' };
}
