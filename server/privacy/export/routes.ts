import { type ExportFile, ExportLinkRequest } from '../../../core/api/exports.ts';
import { TokenRequest } from '../../../core/api/manage.ts';
import { consumeLink } from '../../money/account-links/store.ts';
import type { Db } from '../../platform/db/client.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Routes } from '../../platform/http/schemas.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import { readAddress } from '../erasure/erase.ts';

type ExportDeps = { readonly db: Db; readonly queue: Pick<Queue, 'add'>; readonly now: () => Date };

const config = { rateLimit: { max: 20 } };

export function exportRoutes({ db, queue, now }: ExportDeps): Routes {
  return async (app) => {
    app.post('/export-links', { config, schema: { body: ExportLinkRequest } }, async ({ body }) => {
      await queue.add(db, 'account-link', { purpose: 'export', email: body.email });
      return { success: true };
    });

    app.post('/exports', { config, schema: { body: TokenRequest } }, async ({ body }, reply) => {
      const link = await consumeLink(db, 'export', body.token, now());
      if (!link) {
        return refuse(reply, 'not_found', 'This link has been used already, is more than a day old, or was never sent.');
      }
      const file: ExportFile = { about: link.email, madeAt: now().toISOString(), held: await readAddress(db, link.email) };
      reply.header('content-disposition', 'attachment; filename="my-data.json"');
      reply.type('application/json; charset=utf-8');
      return reply.send(JSON.stringify(file, null, 2));
    });
  };
}
