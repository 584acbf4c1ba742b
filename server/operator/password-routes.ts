import { brand } from '../../content/brand.ts';
import { PasswordChange, PasswordRequest } from '../../core/api/operator/session.ts';
import { refuse } from '../platform/http/errors.ts';
import type { Routes } from '../platform/http/schemas.ts';
import type { OperatorDeps } from './deps.ts';
import { confirmPassword } from './password-check.ts';
import { contextOf, passwordProblem } from './password-strength.ts';
import { confirmProof } from './proof.ts';
import { refuseSignIn } from './refusal.ts';
import { renewSession } from './session.ts';
import { sessionTokenOf, setSessionCookie } from './session-cookie.ts';
import { changePassword } from './set-password.ts';
import { signInAttemptOf } from './sign-in-attempt.ts';

const OWN = { permission: 'own-account' } as const;

export function operatorPasswordRoutes(deps: OperatorDeps): Routes {
  const { db, queue, publicUrl, operatorUrl, now } = deps;
  return async (app) => {
    /** Opens what needs a recent password, for some minutes. */
    app.post('/password-confirmations', { config: OWN, schema: { body: PasswordRequest } }, async (request, reply) => {
      const { id, operator } = request.operatorSession;
      const attempt = await signInAttemptOf(deps, request);
      const checked = await confirmPassword(db, operator.id, request.body.password, attempt, now());
      if (!checked.ok) return refuseSignIn(reply, checked, now());
      setSessionCookie(reply, operatorUrl, await renewSession(db, id, now()));
      return { success: true };
    });

    app.post('/account/password', { config: OWN, schema: { body: PasswordChange } }, async (request, reply) => {
      const { operator } = request.operatorSession;
      const { next, ...proof } = request.body;
      const problem = passwordProblem(next, contextOf(brand.name, [publicUrl, operatorUrl], operator.email ?? ''));
      if (problem) return refuse(reply, 'invalid', problem, { fields: { next: problem } });
      const checked = await confirmProof(deps, operator.id, proof, await signInAttemptOf(deps, request));
      if (!checked.ok) return refuseSignIn(reply, checked, now());
      await changePassword(db, queue, operator, next, sessionTokenOf(operatorUrl, request.headers.cookie), now());
      return { success: true };
    });
  };
}
