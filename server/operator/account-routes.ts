import { z } from 'zod';
import { operatorRefusals } from '../../content/operator/refusals.ts';
import { AddressChange, AuditQuery, EmptyRequest, TimeZoneChange } from '../../core/api/operator/session.ts';
import { readAudit, writeAudit } from '../platform/audit.ts';
import { refuse } from '../platform/http/errors.ts';
import type { Routes } from '../platform/http/schemas.ts';
import { readAccount } from './account.ts';
import type { OperatorDeps } from './deps.ts';
import { forgetDevices } from './device.ts';
import { notifyOfChange } from './notify-of-change.ts';
import { confirmCode } from './proof.ts';
import { refuseSignIn } from './refusal.ts';
import { endSessionById, endSessions } from './session.ts';
import { clearSessionCookie } from './session-cookie.ts';
import { signInAttemptOf } from './sign-in-attempt.ts';

const OWN = { permission: 'own-account' } as const;
const BEFORE_SECOND_FACTOR = { ...OWN, beforeSecondFactor: true } as const;
const params = z.object({ id: z.uuid() });

export function operatorAccountRoutes(deps: OperatorDeps): Routes {
  const { db, queue, operatorUrl, now } = deps;
  return async (app) => {
    app.get('/account', { config: BEFORE_SECOND_FACTOR }, async ({ operatorSession }) => readAccount(db, operatorSession, now()));

    app.post(
      '/sign-out-everywhere',
      { config: BEFORE_SECOND_FACTOR, schema: { body: EmptyRequest } },
      async ({ operatorSession: { operator } }, reply) => {
        await db.transaction().execute(async (tx) => {
          await endSessions(tx, operator.id);
          await forgetDevices(tx, operator.id);
          await writeAudit(tx, { action: 'signed-out-everywhere', by: operator.name }, now());
        });
        clearSessionCookie(reply, operatorUrl);
        return { success: true };
      },
    );

    const end = { config: OWN, schema: { params, body: EmptyRequest } };
    app.post('/account/sessions/:id/end', end, async ({ operatorSession: { operator }, params }, reply) => {
      if (!(await endSessionById(db, operator.id, params.id))) return refuse(reply, 'not_found', operatorRefusals.nothing);
      await writeAudit(db, { action: 'session-ended', by: operator.name }, now());
      return { success: true };
    });

    const address = { config: { ...OWN, recentPassword: true }, schema: { body: AddressChange } };
    app.post('/account/address', address, async (request, reply) => {
      const { operator } = request.operatorSession;
      const { email, code } = request.body;
      const proven = await confirmCode(deps, operator.id, code, await signInAttemptOf(deps, request));
      if (!proven.ok) return refuseSignIn(reply, proven, now());
      const taken = await db.transaction().execute(async (tx) => {
        const other = await tx.selectFrom('operator').select('id').where('email', '=', email).executeTakeFirst();
        if (other && other.id !== operator.id) return true;
        await tx.updateTable('operator').set({ email }).where('id', '=', operator.id).execute();
        await writeAudit(tx, { action: 'email-changed', by: operator.name, detail: email }, now());
        await notifyOfChange(tx, queue, { change: 'address', to: [operator.email, email] }, now());
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
