import { operatorRefusals } from '../../content/operator/refusals.ts';
import { EmptyRequest, type OperatorState, SignInRequest, type SignInResponse } from '../../core/api/operator/session.ts';
import { writeAudit } from '../platform/audit.ts';
import { refuse } from '../platform/http/errors.ts';
import type { Routes } from '../platform/http/schemas.ts';
import type { OperatorDeps } from './deps.ts';
import { setDeviceCookie } from './device.ts';
import { refuseSignIn } from './refusal.ts';
import { lacksSecondFactor } from './second-factor.ts';
import { clearSessionCookie, endSession, isSafe, isSignedIn, sessionTokenOf, setSessionCookie } from './session.ts';
import { signIn } from './sign-in.ts';
import { signInAttemptOf } from './sign-in-attempt.ts';
import { findOperator } from './store.ts';

/** Stops a flood before the costly password check. */
const config = { rateLimit: { max: 30 } };

export function operatorSessionRoutes(deps: OperatorDeps): Routes {
  const { db, publicUrl, payment, mail, now } = deps;
  return async (app) => {
    app.get('/session', async ({ headers }): Promise<OperatorState> => {
      const signedIn = await isSignedIn(db, sessionTokenOf(publicUrl, headers.cookie), now());
      const passwordSet = signedIn || (await findOperator(db)) !== undefined;
      const sandbox = { panel: payment === 'sandbox', mailbox: mail === 'mailbox' };
      const secondFactorMissing = await lacksSecondFactor(deps);
      return { signedIn, passwordSet, safe: isSafe(publicUrl), ...(signedIn && { secondFactorMissing, sandbox }) };
    });

    app.post('/session', { config, schema: { body: SignInRequest } }, async (request, reply) => {
      if (!isSafe(publicUrl)) return refuse(reply, 'forbidden_origin', operatorRefusals.unsafe);
      const before = sessionTokenOf(publicUrl, request.headers.cookie);
      const signed = await signIn(db, request.body, { ...(await signInAttemptOf(deps, request)), before }, now());
      if (signed.ok) {
        setSessionCookie(reply, publicUrl, signed.token);
        setDeviceCookie(reply, publicUrl, signed.deviceToken);
      } else if (signed.reason !== 'needsCode') return refuseSignIn(reply, signed, now());
      return { outcome: signed.ok ? 'signed-in' : 'code' } satisfies SignInResponse;
    });

    app.post('/sign-out', { schema: { body: EmptyRequest } }, async ({ headers }, reply) => {
      const token = sessionTokenOf(publicUrl, headers.cookie);
      if (await isSignedIn(db, token, now())) await writeAudit(db, { action: 'signed-out' }, now());
      await endSession(db, token);
      clearSessionCookie(reply, publicUrl);
      return { success: true };
    });
  };
}
