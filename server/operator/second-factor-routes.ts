import { operatorRefusals } from '../../content/operator/refusals.ts';
import { CodeRequest, ProofRequest, type RecoveryCodes } from '../../core/api/operator/session.ts';
import { refuse } from '../platform/http/errors.ts';
import type { Routes } from '../platform/http/schemas.ts';
import type { OperatorDeps } from './deps.ts';
import { confirmProof } from './proof.ts';
import { refuseSignIn } from './refusal.ts';
import { demandsSecondFactor, prepareSecondFactor, switchOff, switchOn } from './second-factor.ts';
import { sessionTokenOf } from './session-cookie.ts';
import { signInAttemptOf } from './sign-in-attempt.ts';
import { countAttempt, uncountAttempt } from './throttle.ts';

const OWN = { permission: 'own-account' } as const;
const BEFORE_SECOND_FACTOR = { ...OWN, beforeSecondFactor: true } as const;

export function secondFactorRoutes(deps: OperatorDeps): Routes {
  const { db, queue, operatorUrl, now } = deps;
  return async (app) => {
    const setup = { config: BEFORE_SECOND_FACTOR, schema: { body: ProofRequest } };
    app.post('/second-factor/setup', setup, async (request, reply) => {
      const { id } = request.operatorSession.operator;
      const checked = await confirmProof(deps, id, request.body, await signInAttemptOf(deps, request));
      return checked.ok ? prepareSecondFactor(deps, id) : refuseSignIn(reply, checked, now());
    });

    const start = { config: BEFORE_SECOND_FACTOR, schema: { body: CodeRequest } };
    app.post('/second-factor', start, async (request, reply) => {
      const { id } = request.operatorSession.operator;
      const attempt = { ...(await signInAttemptOf(deps, request)), operatorId: id };
      const until = await countAttempt(db, attempt, now());
      if (until) return refuseSignIn(reply, { ok: false, reason: 'wait', until }, now());
      const session = sessionTokenOf(operatorUrl, request.headers.cookie);
      const codes = await switchOn(deps, id, request.body.code, session, now());
      if (codes) await uncountAttempt(db, attempt, now());
      else return refuse(reply, 'invalid', operatorRefusals.wrongCode, { fields: { code: operatorRefusals.wrongCode } });
      return { codes } satisfies RecoveryCodes;
    });

    app.post('/second-factor/off', { config: OWN, schema: { body: ProofRequest } }, async (request, reply) => {
      if (demandsSecondFactor(operatorUrl)) return refuse(reply, 'conflict', operatorRefusals.secondFactorStays);
      const { id } = request.operatorSession.operator;
      const checked = await confirmProof(deps, id, request.body, await signInAttemptOf(deps, request));
      if (!checked.ok) return refuseSignIn(reply, checked, now());
      await switchOff(db, queue, id, now());
      return { success: true };
    });
  };
}
