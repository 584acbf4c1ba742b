import { RETRY_SECONDS, refuse } from '../http/errors.ts';
import { dataHeaders } from '../http/headers.ts';
import type { Routes } from '../http/schemas.ts';
import type { Readiness } from './readiness.ts';

/** `/healthz`: the process lives. `/readyz`: it takes visitors, and the database stores what they say. */
export function healthRoutes({ readiness, publicUrl }: { readonly readiness: Readiness; readonly publicUrl: URL }): Routes {
  const headers = dataHeaders(publicUrl);
  return async (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.headers(headers);
    });
    app.get('/healthz', async () => ({ status: 'alive' }));
    app.get('/readyz', async (_request, reply) => {
      const problem = await readiness.problem();
      if (problem === undefined) return { status: 'ready' };
      reply.header('retry-after', RETRY_SECONDS);
      return refuse(reply, 'unavailable', problem);
    });
  };
}
