import { ConsentRequest, type ConsentResponse } from '../../../core/api/consents.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Routes } from '../../platform/http/schemas.ts';
import { saveConsent } from './store.ts';

type ConsentDeps = { readonly db: Db; readonly now: () => Date };

const config = { rateLimit: { max: 60 } };

export function consentRoutes({ db, now }: ConsentDeps): Routes {
  return async (app) => {
    /** The `Sec-GPC` header counts as much as the page's own report. */
    app.post('/consents', { config, schema: { body: ConsentRequest } }, async (request): Promise<ConsentResponse> => {
      const { body, headers } = request;
      const gpc = body.gpc || headers['sec-gpc'] === '1';
      await saveConsent(db, { ...body, gpc, edition: app.editionOf(request) }, now());
      return { success: true };
    });
  };
}
