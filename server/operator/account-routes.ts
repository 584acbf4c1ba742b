import { operatorRefusals } from '../../content/operator/refusals.ts';
import {
  AuditQuery,
  CodeRequest,
  EmptyRequest,
  type OperatorAccount,
  PasswordRequest,
  type RecoveryCodes,
} from '../../core/api/operator/session.ts';
import { hashOf } from '../money/account-links/store.ts';
import { readAudit, writeAudit } from '../platform/audit.ts';
import { refuse } from '../platform/http/errors.ts';
import type { Routes } from '../platform/http/schemas.ts';
import type { OperatorDeps } from './deps.ts';
import { forgetDevices } from './device.ts';
import { refuseSignIn } from './refusal.ts';
import { demandsSecondFactor, prepareSecondFactor, switchOff, switchOn } from './second-factor.ts';
import { clearSessionCookie, endSessions, sessionTokenOf } from './session.ts';
import { confirmPassword } from './sign-in.ts';
import { signInAttemptOf } from './sign-in-attempt.ts';
import { findOperator } from './store.ts';
import { countAttempt, uncountAttempt } from './throttle.ts';

const BEFORE_SECOND_FACTOR = { beforeSecondFactor: true } as const;

export function operatorAccountRoutes(deps: OperatorDeps): Routes {
  const { db, publicUrl, now } = deps;
  return async (app) => {
    app.get('/account', { config: BEFORE_SECOND_FACTOR }, async ({ headers }): Promise<OperatorAccount> => {
      const current = hashOf(sessionTokenOf(publicUrl, headers.cookie) ?? '');
      const sessions = await db
        .selectFrom('operator_sessions')
        .selectAll()
        .where('expires_at', '>', now())
        .orderBy('created_at', 'desc')
        .execute();
      const codes = await db.selectFrom('operator_recovery_codes').select('code_hash').execute();
      return {
        secondFactor: ((await findOperator(db))?.totp_secret ?? null) !== null,
        recoveryCodesLeft: codes.length,
        sessions: sessions.map(({ token_hash, device, created_at, expires_at }) => ({
          device,
          since: created_at.getTime(),
          until: expires_at.getTime(),
          current: token_hash === current,
        })),
      };
    });

    app.post(
      '/sign-out-everywhere',
      { config: BEFORE_SECOND_FACTOR, schema: { body: EmptyRequest } },
      async (_request, reply) => {
        await db.transaction().execute(async (tx) => {
          await endSessions(tx);
          await forgetDevices(tx);
          await writeAudit(tx, { action: 'signed-out-everywhere' }, now());
        });
        clearSessionCookie(reply, publicUrl);
        return { success: true };
      },
    );

    const setup = { config: BEFORE_SECOND_FACTOR, schema: { body: PasswordRequest } };
    app.post('/second-factor/setup', setup, async (request, reply) => {
      const checked = await confirmPassword(db, request.body.password, await signInAttemptOf(deps, request), now());
      return checked.ok ? prepareSecondFactor(db) : refuseSignIn(reply, checked, now());
    });

    const start = { config: BEFORE_SECOND_FACTOR, schema: { body: CodeRequest } };
    app.post('/second-factor', start, async (request, reply) => {
      const attempt = await signInAttemptOf(deps, request);
      const until = await countAttempt(db, attempt, now());
      if (until) return refuseSignIn(reply, { ok: false, reason: 'wait', until }, now());
      const session = sessionTokenOf(publicUrl, request.headers.cookie);
      const codes = await switchOn(db, request.body.code, session, now());
      if (codes) await uncountAttempt(db, attempt, now());
      else return refuse(reply, 'invalid', operatorRefusals.wrongCode, { fields: { code: operatorRefusals.wrongCode } });
      return { codes } satisfies RecoveryCodes;
    });

    app.post('/second-factor/off', { schema: { body: PasswordRequest } }, async (request, reply) => {
      if (demandsSecondFactor(deps)) return refuse(reply, 'conflict', operatorRefusals.secondFactorStays);
      const checked = await confirmPassword(db, request.body.password, await signInAttemptOf(deps, request), now());
      if (!checked.ok) return refuseSignIn(reply, checked, now());
      await switchOff(db, now());
      return { success: true };
    });

    app.get('/audit', { schema: { querystring: AuditQuery } }, async ({ query }) => readAudit(db, query.before));
  };
}
