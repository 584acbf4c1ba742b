import { sql } from 'kysely';
import type { Db } from '../db/client.ts';
import { refuse } from '../http/errors.ts';
import { dataHeaders } from '../http/headers.ts';
import type { Routes } from '../http/schemas.ts';

/** `/healthz`: the process lives. `/readyz`: the database answers too. */
export function healthRoutes({ db, publicUrl }: { readonly db: Db; readonly publicUrl: URL }): Routes {
  const headers = dataHeaders(publicUrl);
  return async (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.headers(headers);
    });
    app.get('/healthz', async () => ({ status: 'alive' }));
    app.get('/readyz', async (_request, reply) => {
      try {
        await sql`select 1`.execute(db);
        return { status: 'ready' };
      } catch {
        return refuse(reply, 'unavailable', 'The database does not answer.');
      }
    });
  };
}
