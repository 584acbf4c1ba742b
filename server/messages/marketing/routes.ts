import { z } from 'zod';
import type { UnsubscriptionResponse } from '../../../core/api/unsubscriptions.ts';
import type { Routes } from '../../platform/http/schemas.ts';
import { saveOptOutByToken, type UnsubscribeDeps } from './opt-out.ts';

const Params = z.strictObject({ token: z.uuid() });
/** Mail clients send `List-Unsubscribe=One-Click` in one of these (RFC 8058, section 3.1). */
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** GET changes nothing, because mail scanners open every link. */
export function marketingRoutes(deps: UnsubscribeDeps): Routes {
  return async (app) => {
    app.addContentTypeParser(FORMS, { parseAs: 'string' }, (_request, _body, done) => done(null, undefined));

    app.get('/unsubscriptions/:token', { schema: { params: Params } }, async ({ params }, reply) =>
      reply.redirect(`/unsubscribe#${params.token}`, 303),
    );

    /** An unknown token succeeds too, because no mail is sent for it. */
    app.post('/unsubscriptions/:token', { schema: { params: Params } }, async ({ params }): Promise<UnsubscriptionResponse> => {
      await saveOptOutByToken(deps, params.token);
      return { success: true };
    });
  };
}
