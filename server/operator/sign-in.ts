import { brand } from '../../content/brand.ts';
import { writeAudit } from '../platform/audit.ts';
import type { OperatorDeps } from './deps.ts';
import { saveDevice } from './device.ts';
import { checkPassword, type SignInRefusal, writeRefusal } from './password-check.ts';
import { verifyCode } from './second-factor.ts';
import { startSession } from './session.ts';
import type { SignInAttempt } from './sign-in-attempt.ts';
import { countOperators, findOperator, isUnchanged, nameOf, type Operator } from './store.ts';
import { resetAttempts, uncountAttempt } from './throttle.ts';

type Credentials = {
  readonly email?: string | undefined;
  readonly password: string;
  readonly code?: string | undefined;
};
type SignInContext = SignInAttempt & { readonly before: string | undefined };

/** `needsCode`: the password is right, the second factor is missing. */
type SignInResult =
  | { readonly ok: true; readonly token: string; readonly deviceToken: string }
  | { readonly ok: false; readonly reason: 'needsCode' }
  | SignInRefusal;

export async function signIn(deps: OperatorDeps, credentials: Credentials, attempt: SignInContext): Promise<SignInResult> {
  const { db, now } = deps;
  if ((await countOperators(db)) === 0) return { ok: false, reason: 'noPassword' };
  const operator = await findOperator(db, credentials.email);
  const checked = await checkPassword(db, operator, credentials.password, attempt, now());
  if (!checked.ok) return checked;
  if (checked.operator.totp_secret !== null) {
    if (!credentials.code) {
      await uncountAttempt(db, { ...attempt, operatorId: checked.operator.id }, now());
      const { ip: address, browser: detail } = attempt;
      await writeAudit(db, { action: 'code-asked-for', by: nameOf(checked.operator), detail, address }, now());
      return { ok: false, reason: 'needsCode' };
    }
    const reason = await verifyCode(deps, checked.operator, credentials.code, now());
    if (reason) {
      await writeRefusal(db, 'second factor', checked.operator, attempt, now());
      return { ok: false, reason };
    }
  }
  return enter(deps, checked.operator, attempt);
}

async function enter({ db, queue, now }: OperatorDeps, operator: Operator, attempt: SignInContext): Promise<SignInResult> {
  const { ip, browser, device, before } = attempt;
  const at = now();
  const tokens = await db.transaction().execute(async (tx) => {
    if (!(await isUnchanged(tx, operator))) return undefined; // the password was reset during the check
    await resetAttempts(tx, { ...attempt, operatorId: operator.id });
    await writeAudit(tx, { action: 'signed-in', by: nameOf(operator), detail: browser, address: ip }, at);
    const { token: deviceToken, known } = await saveDevice(tx, operator.id, device?.hash, at);
    if (!known) {
      const facts = { signedInAt: at.toISOString(), browser, networkAddress: ip };
      const to = operator.email ?? brand.supportEmail;
      await queue.add(tx, 'mail', { template: 'operator-signed-in', to, facts });
    }
    return { token: await startSession(tx, { operatorId: operator.id, before, device: browser }, at), deviceToken };
  });
  return tokens === undefined ? { ok: false, reason: 'wrong' } : { ok: true, ...tokens };
}
