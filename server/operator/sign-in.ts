import { writeAudit } from '../platform/audit.ts';
import type { Db } from '../platform/db/client.ts';
import { saveDevice } from './device.ts';
import { Busy, verifyPassword } from './password.ts';
import { verifyCode } from './second-factor.ts';
import { startSession } from './session.ts';
import type { SignInAttempt } from './sign-in-attempt.ts';
import { findOperator, isUnchanged } from './store.ts';
import { countAttempt, resetAttempts, uncountAttempt } from './throttle.ts';

type Credentials = { readonly password: string; readonly code?: string | undefined };
type SignInContext = SignInAttempt & { readonly before: string | undefined };

export type SignInRefusal =
  | { readonly ok: false; readonly reason: 'wrong' | 'wrongCode' | 'noPassword' }
  | { readonly ok: false; readonly reason: 'wait'; readonly until: Date };
/** `needsCode`: the password is right, the second factor is missing. */
type SignInResult =
  | { readonly ok: true; readonly token: string; readonly deviceToken: string }
  | { readonly ok: false; readonly reason: 'needsCode' }
  | SignInRefusal;

export async function signIn(db: Db, credentials: Credentials, attempt: SignInContext, now: Date): Promise<SignInResult> {
  const operator = await findOperator(db);
  if (!operator) return { ok: false, reason: 'noPassword' };
  const checked = await checkPassword(db, credentials.password, attempt, now);
  if (!checked.ok) return checked;
  if (operator.totp_secret !== null) {
    if (!credentials.code) {
      await uncountAttempt(db, attempt, now);
      return { ok: false, reason: 'needsCode' };
    }
    if (!(await verifyCode(db, operator.totp_secret, credentials.code, now))) {
      await writeRefusal(db, 'second factor', attempt, now);
      return { ok: false, reason: 'wrongCode' };
    }
  }
  const { ip, browser, device, before } = attempt;
  const tokens = await db.transaction().execute(async (tx) => {
    if (!(await isUnchanged(tx, operator))) return undefined; // the password was reset during the check
    await resetAttempts(tx, attempt);
    await writeAudit(tx, { action: 'signed-in', detail: browser, address: ip }, now);
    return { token: await startSession(tx, before, browser, now), deviceToken: await saveDevice(tx, device, now) };
  });
  return tokens === undefined ? { ok: false, reason: 'wrong' } : { ok: true, ...tokens };
}

/** Another person may use an open browser. */
export async function confirmPassword(db: Db, password: string, attempt: SignInAttempt, now: Date): Promise<PasswordCheck> {
  const checked = await checkPassword(db, password, attempt, now);
  if (checked.ok) await uncountAttempt(db, attempt, now);
  return checked;
}

type PasswordCheck = { readonly ok: true } | SignInRefusal;

async function checkPassword(db: Db, password: string, attempt: SignInAttempt, now: Date): Promise<PasswordCheck> {
  const until = await countAttempt(db, attempt, now);
  if (until) return { ok: false, reason: 'wait', until };
  const operator = await findOperator(db);
  try {
    if (operator && (await verifyPassword(password, operator.password_hash))) return { ok: true };
  } catch (error) {
    if (error instanceof Busy) return { ok: false, reason: 'wait', until: new Date(now.getTime() + 1000) };
    throw error;
  }
  await writeRefusal(db, 'password', attempt, now);
  return { ok: false, reason: 'wrong' };
}

async function writeRefusal(db: Db, what: string, { ip, browser }: SignInAttempt, now: Date): Promise<void> {
  await writeAudit(db, { action: 'sign-in-refused', detail: `${what}, ${browser}`, address: ip }, now);
}
