import { z } from 'zod';
import { brand } from '../../content/brand.ts';
import { operatorRefusals } from '../../content/operator/refusals.ts';
import {
  AddressChange,
  AuditQuery,
  EmptyRequest,
  type OperatorAccount,
  PasswordChange,
  PasswordRequest,
  TimeZoneChange,
} from '../../core/api/operator/session.ts';
import { readAudit, writeAudit } from '../platform/audit.ts';
import { refuse } from '../platform/http/errors.ts';
import type { Routes } from '../platform/http/schemas.ts';
import type { OperatorDeps } from './deps.ts';
import { forgetDevices } from './device.ts';
import { contextOf, passwordProblem } from './password-strength.ts';
import { refuseSignIn } from './refusal.ts';
import { endSessionById, endSessions, renewSession } from './session.ts';
import { clearSessionCookie, sessionTokenOf, setSessionCookie } from './session-cookie.ts';
import { changePassword } from './set-password.ts';
import { confirmPassword } from './sign-in.ts';
import { signInAttemptOf } from './sign-in-attempt.ts';

const OWN = { permission: 'own-account' } as const;
const BEFORE_SECOND_FACTOR = { ...OWN, beforeSecondFactor: true } as const;
const params = z.object({ id: z.uuid() });

export function operatorAccountRoutes(deps: OperatorDeps): Routes {
  const { db, publicUrl, now } = deps;
  return async (app) => {
    app.get('/account', { config: BEFORE_SECOND_FACTOR }, async ({ operatorSession }): Promise<OperatorAccount> => {
      const { operator, hasSecondFactor, id: current } = operatorSession;
      const sessions = await db
        .selectFrom('operator_sessions')
        .select(['id', 'device', 'created_at', 'expires_at'])
        .where('operator_id', '=', operator.id)
        .where('expires_at', '>', now())
        .orderBy('created_at', 'desc')
        .execute();
      const codes = await db
        .selectFrom('operator_recovery_codes')
        .select('code_hash')
        .where('operator_id', '=', operator.id)
        .execute();
      return {
        email: operator.email,
        secondFactor: hasSecondFactor,
        recoveryCodesLeft: codes.length,
        sessions: sessions.map(({ id, device, created_at, expires_at }) => ({
          id,
          device,
          since: created_at.getTime(),
          until: expires_at.getTime(),
          current: id === current,
        })),
      };
    });

    app.post(
      '/sign-out-everywhere',
      { config: BEFORE_SECOND_FACTOR, schema: { body: EmptyRequest } },
      async ({ operatorSession: { operator } }, reply) => {
        await db.transaction().execute(async (tx) => {
          await endSessions(tx, operator.id);
          await forgetDevices(tx, operator.id);
          await writeAudit(tx, { action: 'signed-out-everywhere', by: operator.name }, now());
        });
        clearSessionCookie(reply, publicUrl);
        return { success: true };
      },
    );

    const end = { config: OWN, schema: { params, body: EmptyRequest } };
    app.post('/account/sessions/:id/end', end, async ({ operatorSession: { operator }, params }, reply) => {
      if (!(await endSessionById(db, operator.id, params.id))) return refuse(reply, 'not_found', operatorRefusals.nothing);
      await writeAudit(db, { action: 'session-ended', by: operator.name }, now());
      return { success: true };
    });

    /** Opens what needs a recent password, for some minutes. */
    app.post('/password-confirmations', { config: OWN, schema: { body: PasswordRequest } }, async (request, reply) => {
      const { id, operator } = request.operatorSession;
      const attempt = await signInAttemptOf(deps, request);
      const checked = await confirmPassword(db, operator.id, request.body.password, attempt, now());
      if (!checked.ok) return refuseSignIn(reply, checked, now());
      setSessionCookie(reply, publicUrl, await renewSession(db, id, now()));
      return { success: true };
    });

    app.post('/account/password', { config: OWN, schema: { body: PasswordChange } }, async (request, reply) => {
      const { operator } = request.operatorSession;
      const { password, next } = request.body;
      const problem = passwordProblem(next, contextOf(brand.name, publicUrl, operator.email ?? ''));
      if (problem) return refuse(reply, 'invalid', problem, { fields: { next: problem } });
      const checked = await confirmPassword(db, operator.id, password, await signInAttemptOf(deps, request), now());
      if (!checked.ok) return refuseSignIn(reply, checked, now());
      await changePassword(db, operator, next, sessionTokenOf(publicUrl, request.headers.cookie), now());
      return { success: true };
    });

    const address = { config: { ...OWN, recentPassword: true }, schema: { body: AddressChange } };
    app.post('/account/address', address, async ({ operatorSession: { operator }, body: { email } }, reply) => {
      const taken = await db.transaction().execute(async (tx) => {
        const other = await tx.selectFrom('operator').select('id').where('email', '=', email).executeTakeFirst();
        if (other && other.id !== operator.id) return true;
        await tx.updateTable('operator').set({ email }).where('id', '=', operator.id).execute();
        await writeAudit(tx, { action: 'email-changed', by: operator.name, detail: email }, now());
        return false;
      });
      return taken ? refuse(reply, 'conflict', operatorRefusals.addressTaken) : { success: true };
    });

    app.post('/account/time-zone', { config: OWN, schema: { body: TimeZoneChange } }, async ({ operatorSession, body }) => {
      const { id } = operatorSession.operator;
      await db.updateTable('operator').set({ time_zone: body.timeZone }).where('id', '=', id).execute();
      return { success: true };
    });

    const audit = { config: { permission: 'see-audit' } as const, schema: { querystring: AuditQuery } };
    app.get('/audit', audit, async ({ query }) => readAudit(db, query.before));
  };
}
