import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { DeletionRequest, type DeletionResponse, type DeletionStatusResponse } from '../../core/api/deletion-requests.ts';
import type { Db } from '../db/client.ts';
import { refuse } from '../http/errors.ts';
import type { Routes } from '../http/schemas.ts';
import { findDeletionStatus, storeDeletionRequest } from './store.ts';

const TOKEN_BYTES = 32;
const Token = z.object({ token: z.string().max(64) });
const config = { rateLimit: { max: 30 } };

export function deletionRequestRoutes({ db }: { readonly db: Db }): Routes {
  return async (app) => {
    /** Asked for by whoever types an address, so it only files the request; the answer tells nothing about the address. */
    app.post('/deleteUser', { config, schema: { body: DeletionRequest } }, async ({ body }): Promise<DeletionResponse> => {
      await storeDeletionRequest(db, body.email, randomBytes(TOKEN_BYTES).toString('base64url'));
      return { success: true };
    });

    app.get('/deletion-requests/:token', { config, schema: { params: Token } }, async ({ params }, reply) => {
      const status = await findDeletionStatus(db, params.token);
      if (!status) return refuse(reply, 'not_found', 'This link is not known.');
      return reply.send({ status } satisfies DeletionStatusResponse);
    });
  };
}
