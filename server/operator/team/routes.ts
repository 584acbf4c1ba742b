import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { operatorRefusals } from '../../../content/operator/refusals.ts';
import { EmptyRequest } from '../../../core/api/operator/session.ts';
import {
  InvitationRequest,
  type InvitationResponse,
  RevokeInvitationRequest,
  RoleRequest,
  type TeamResponse,
} from '../../../core/api/operator/team.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Routes } from '../../platform/http/schemas.ts';
import type { OperatorDeps } from '../deps.ts';
import { invitationUrl, invite, withdrawInvitation } from './invitations.ts';
import { changeRole, readTeam, removeOperator, signOutOperator } from './members.ts';

const params = z.object({
  id: z.coerce
    .number()
    .int()
    .positive()
    .max(2 ** 31 - 1),
});
const READ = { permission: 'manage-operators' } as const;
const CHANGE = { ...READ, recentPassword: true } as const;

export function teamRoutes({ db, operatorUrl, now }: OperatorDeps): Routes {
  return async (app) => {
    app.get('/operators', { config: READ }, ({ operatorSession }): Promise<TeamResponse> => {
      return readTeam(db, operatorSession.operator.id, now());
    });

    app.post('/operators/invitations', { config: CHANGE, schema: { body: InvitationRequest } }, async (request, reply) => {
      const by = request.operatorSession.operator.name;
      const token = await invite(db, { ...request.body, by }, now());
      if (token === undefined) return refuse(reply, 'conflict', operatorRefusals.isOperator);
      return { link: invitationUrl(operatorUrl, token) } satisfies InvitationResponse;
    });

    app.post('/operators/uninvitations', { config: CHANGE, schema: { body: RevokeInvitationRequest } }, async (request) => {
      await withdrawInvitation(db, request.body.email, request.operatorSession.operator.name, now());
      return { success: true };
    });

    app.post('/operators/:id/role', { config: CHANGE, schema: { params, body: RoleRequest } }, async (request, reply) => {
      const { name } = request.operatorSession.operator;
      return answer(reply, await changeRole(db, request.params.id, request.body.role, name, now()));
    });

    app.post('/operators/:id/removal', { config: CHANGE, schema: { params, body: EmptyRequest } }, async (request, reply) => {
      return answer(reply, await removeOperator(db, request.params.id, request.operatorSession.operator.name, now()));
    });

    app.post('/operators/:id/sign-out', { config: CHANGE, schema: { params, body: EmptyRequest } }, async (request, reply) => {
      return answer(reply, await signOutOperator(db, request.params.id, request.operatorSession.operator.name, now()));
    });
  };
}

function answer(reply: FastifyReply, outcome: 'done' | 'unknown' | 'lastOwner') {
  if (outcome === 'done') return { success: true };
  if (outcome === 'unknown') return refuse(reply, 'not_found', operatorRefusals.nothing);
  return refuse(reply, 'conflict', operatorRefusals.lastOwner);
}
