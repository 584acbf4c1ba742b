import type { Proof } from '../../core/api/operator/session.ts';
import type { OperatorDeps } from './deps.ts';
import { confirmPassword, type SignInRefusal, writeRefusal } from './password-check.ts';
import { verifyCode } from './second-factor.ts';
import type { SignInAttempt } from './sign-in-attempt.ts';
import { findOperatorById } from './store.ts';
import { countAttempt, uncountAttempt } from './throttle.ts';

type Proven = { readonly ok: true } | SignInRefusal;

/** An open browser and the password alone change nothing that lets somebody in, where a second factor is on. */
export async function confirmProof(
  deps: OperatorDeps,
  operatorId: number,
  { password, code }: Proof,
  attempt: SignInAttempt,
): Promise<Proven> {
  const checked = await confirmPassword(deps.db, operatorId, password, attempt, deps.now());
  return checked.ok ? confirmCode(deps, operatorId, code, attempt) : checked;
}

/** True without a code where there is no second factor. A recovery code counts, once. */
export async function confirmCode(
  deps: OperatorDeps,
  operatorId: number,
  code: string | undefined,
  attempt: SignInAttempt,
): Promise<Proven> {
  const { db } = deps;
  const now = deps.now();
  const operator = await findOperatorById(db, operatorId);
  if (operator?.totp_secret === null) return { ok: true };
  if (!operator || !code) return { ok: false, reason: 'wrongCode' };
  const guess = { ...attempt, operatorId };
  const until = await countAttempt(db, guess, now);
  if (until) return { ok: false, reason: 'wait', until };
  const reason = await verifyCode(deps, operator, code, now);
  if (!reason) {
    await uncountAttempt(db, guess, now);
    return { ok: true };
  }
  await writeRefusal(db, 'second factor', operator, attempt, now);
  return { ok: false, reason };
}
