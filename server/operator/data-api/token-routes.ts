import { z } from 'zod';
import { operatorRefusals } from '../../../content/operator/refusals.ts';
import { type ApiTokenList, ApiTokenRequest, type ApiTokenSecret } from '../../../core/api/operator/api-tokens.ts';
import { EmptyRequest } from '../../../core/api/operator/session.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Routes } from '../../platform/http/schemas.ts';
import type { OperatorDeps } from '../deps.ts';
import { listTokens, makeToken, revokeToken } from './tokens.ts';

const MANAGE = { permission: 'manage-integrations' } as const;
const MAKE = { ...MANAGE, recentPassword: true } as const;
const params = z.object({ id: z.uuid() });

export function apiTokenRoutes({ db, now }: Pick<OperatorDeps, 'db' | 'now'>): Routes {
  return async (app) => {
    app.get('/api-tokens', { config: MANAGE }, async (): Promise<ApiTokenList> => ({ tokens: await listTokens(db) }));

    app.post('/api-tokens', { config: MAKE, schema: { body: ApiTokenRequest } }, async ({ body, operatorSession }) => {
      const token = await makeToken(db, body, operatorSession.operator.name, now());
      return { token } satisfies ApiTokenSecret;
    });

    const revocation = { config: MANAGE, schema: { params, body: EmptyRequest } };
    app.post('/api-tokens/:id/revocation', revocation, async ({ params, operatorSession }, reply) => {
      if (await revokeToken(db, params.id, operatorSession.operator.name, now())) return { success: true };
      return refuse(reply, 'not_found', operatorRefusals.nothing);
    });
  };
}
