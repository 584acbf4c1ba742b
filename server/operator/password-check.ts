import { writeAudit } from '../platform/audit.ts';
import type { Db } from '../platform/db/client.ts';
import { Busy, verifyPassword } from './password.ts';
import type { SignInAttempt } from './sign-in-attempt.ts';
import { findOperatorById, nameOf, type Operator } from './store.ts';
import { countAttempt, uncountAttempt } from './throttle.ts';

export type SignInRefusal =
  | { readonly ok: false; readonly reason: 'wrong' | 'wrongCode' | 'noKey' | 'noPassword' }
  | { readonly ok: false; readonly reason: 'wait'; readonly until: Date };

/** Another person may use an open browser. */
export async function confirmPassword(
  db: Db,
  operatorId: number,
  password: string,
  attempt: SignInAttempt,
  now: Date,
): Promise<PasswordCheck> {
  const checked = await checkPassword(db, await findOperatorById(db, operatorId), password, attempt, now);
  if (checked.ok) await uncountAttempt(db, { ...attempt, operatorId }, now);
  return checked;
}

type PasswordCheck = { readonly ok: true; readonly operator: Operator } | SignInRefusal;

/** Of no password. Its check takes as long as that of an operator's, so that the time does not tell which addresses are known. */
const PLACEHOLDER_HASH = `scrypt$65536$8$2$${'A'.repeat(22)}==$${'A'.repeat(43)}=`;

export async function checkPassword(
  db: Db,
  operator: Operator | undefined,
  password: string,
  attempt: SignInAttempt,
  now: Date,
): Promise<PasswordCheck> {
  const until = await countAttempt(db, { ...attempt, operatorId: operator?.id }, now);
  if (until) return { ok: false, reason: 'wait', until };
  try {
    if ((await verifyPassword(password, operator?.password_hash ?? PLACEHOLDER_HASH)) && operator) return { ok: true, operator };
  } catch (error) {
    if (error instanceof Busy) return { ok: false, reason: 'wait', until: new Date(now.getTime() + 1000) };
    throw error;
  }
  await writeRefusal(db, 'password', operator, attempt, now);
  return { ok: false, reason: 'wrong' };
}

export async function writeRefusal(
  db: Db,
  what: string,
  operator: Operator | undefined,
  { ip, browser }: SignInAttempt,
  now: Date,
): Promise<void> {
  const at = operator ? `, as ${nameOf(operator)}` : '';
  await writeAudit(db, { action: 'sign-in-refused', by: null, detail: `${what}${at}, ${browser}`, address: ip }, now);
}
