import { brand } from '../../content/brand.ts';
import { operatorRefusals } from '../../content/operator/refusals.ts';
import {
  EmptyRequest,
  JoinRequest,
  type OperatorState,
  SignInRequest,
  type SignInResponse,
} from '../../core/api/operator/session.ts';
import { isAllowed } from '../../core/operator/roles.ts';
import { writeAudit } from '../platform/audit.ts';
import { refuse } from '../platform/http/errors.ts';
import type { Routes } from '../platform/http/schemas.ts';
import type { OperatorDeps } from './deps.ts';
import { setDeviceCookie } from './device.ts';
import { contextOf, passwordProblem } from './password-strength.ts';
import { refuseSignIn } from './refusal.ts';
import { demandsSecondFactor } from './second-factor.ts';
import { endSession, findSession } from './session.ts';
import { clearSessionCookie, isSecureOrigin, sessionTokenOf, setSessionCookie } from './session-cookie.ts';
import { signIn } from './sign-in.ts';
import { signInAttemptOf } from './sign-in-attempt.ts';
import { countOperators } from './store.ts';
import { findInvitation, join } from './team/invitations.ts';

/** Stops a flood before the costly password check. */
const config = { rateLimit: { max: 30 } };

export function operatorSessionRoutes(deps: OperatorDeps): Routes {
  const { db, publicUrl, operatorUrl, payment, mail, now } = deps;
  return async (app) => {
    app.get('/session', async ({ headers }): Promise<OperatorState> => {
      const session = await findSession(db, sessionTokenOf(operatorUrl, headers.cookie), now());
      const operators = await countOperators(db);
      const state = { passwordSet: operators > 0, safe: isSecureOrigin(operatorUrl), several: operators > 1 };
      if (!session) return { signedIn: false, ...state };
      const { name, role, timeZone } = session.operator;
      const open = isAllowed(role, 'open-sandbox');
      const sandbox = { panel: open && payment === 'sandbox', mailbox: open && mail === 'mailbox' };
      const secondFactorMissing = demandsSecondFactor(operatorUrl) && !session.hasSecondFactor;
      return { signedIn: true, ...state, operator: { name, role, ...(timeZone && { timeZone }) }, secondFactorMissing, sandbox };
    });

    app.post('/session', { config, schema: { body: SignInRequest } }, async (request, reply) => {
      if (!isSecureOrigin(operatorUrl)) return refuse(reply, 'forbidden_origin', operatorRefusals.unsafe);
      const before = sessionTokenOf(operatorUrl, request.headers.cookie);
      const signed = await signIn(deps, request.body, { ...(await signInAttemptOf(deps, request)), before });
      if (signed.ok) {
        setSessionCookie(reply, operatorUrl, signed.token);
        setDeviceCookie(reply, operatorUrl, signed.deviceToken);
      } else if (signed.reason !== 'needsCode') return refuseSignIn(reply, signed, now());
      return { outcome: signed.ok ? 'signed-in' : 'code' } satisfies SignInResponse;
    });

    app.post('/sign-out', { schema: { body: EmptyRequest } }, async ({ headers }, reply) => {
      const token = sessionTokenOf(operatorUrl, headers.cookie);
      const session = await findSession(db, token, now());
      if (session) await writeAudit(db, { action: 'signed-out', by: session.operator.name }, now());
      await endSession(db, token);
      clearSessionCookie(reply, operatorUrl);
      return { success: true };
    });

    app.post('/join', { config, schema: { body: JoinRequest } }, async ({ body: { token, password } }, reply) => {
      if (!isSecureOrigin(operatorUrl)) return refuse(reply, 'forbidden_origin', operatorRefusals.unsafe);
      const invitation = await findInvitation(db, token, now());
      if (!invitation) return refuse(reply, 'not_found', operatorRefusals.noInvitation);
      const problem = passwordProblem(password, contextOf(brand.name, [publicUrl, operatorUrl], invitation.email));
      if (problem) return refuse(reply, 'invalid', problem, { fields: { password: problem } });
      if (!(await join(deps, token, password))) return refuse(reply, 'not_found', operatorRefusals.noInvitation);
      return { success: true };
    });
  };
}
