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
import { refuseSignIn } from './refusal.ts';
import { prepareSecondFactor, switchOff, switchOn } from './second-factor.ts';
import { clearSessionCookie, endAllSessions, sessionTokenOf } from './session.ts';
import { confirmPassword } from './sign-in.ts';
import { findOperator } from './store.ts';

export function operatorAccountRoutes({ db, publicUrl, now }: OperatorDeps): Routes {
  return async (app) => {
    app.get('/account', async ({ headers }): Promise<OperatorAccount> => {
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

    app.post('/sign-out-everywhere', { schema: { body: EmptyRequest } }, async (_request, reply) => {
      await db.transaction().execute(async (tx) => {
        await endAllSessions(tx);
        await writeAudit(tx, { action: 'signed-out-everywhere' }, now());
      });
      clearSessionCookie(reply, publicUrl);
      return { success: true };
    });

    app.post('/second-factor/setup', { schema: { body: PasswordRequest } }, async ({ body, ip }, reply) => {
      const checked = await confirmPassword(db, { ...body, ip }, now());
      return checked.ok ? prepareSecondFactor(db) : refuseSignIn(reply, checked, now());
    });

    app.post('/second-factor', { schema: { body: CodeRequest } }, async ({ body }, reply) => {
      const operator = await findOperator(db);
      const codes = operator && (await switchOn(db, operator, body.code, now()));
      if (!codes) return refuse(reply, 'invalid', operatorRefusals.wrongCode, { fields: { code: operatorRefusals.wrongCode } });
      return { codes } satisfies RecoveryCodes;
    });

    app.post('/second-factor/off', { schema: { body: PasswordRequest } }, async ({ body, ip }, reply) => {
      const checked = await confirmPassword(db, { ...body, ip }, now());
      if (!checked.ok) return refuseSignIn(reply, checked, now());
      await switchOff(db, now());
      return { success: true };
    });

    app.get('/audit', { schema: { querystring: AuditQuery } }, async ({ query }) => readAudit(db, query.before));
  };
}
