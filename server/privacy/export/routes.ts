import { type ExportFile, ExportLinkRequest } from '../../../core/api/exports.ts';
import { TokenRequest } from '../../../core/api/manage.ts';
import { consumeLink } from '../../money/account-links/store.ts';
import type { Db } from '../../platform/db/client.ts';
import { refuse } from '../../platform/http/errors.ts';
import { MAILS_SPENT } from '../../platform/http/mail-quota.ts';
import type { Routes } from '../../platform/http/schemas.ts';
import { ensureVisitor, visitorOf } from '../../platform/http/visitor.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import { confirmAddress, hasConfirmedAddress } from '../../visitors/leads/confirmed-address.ts';
import { copyOf } from '../erasure/erase.ts';

type ExportDeps = { readonly db: Db; readonly queue: Pick<Queue, 'add'>; readonly now: () => Date };

const config = { rateLimit: { max: 20 } };

export function exportRoutes({ db, queue, now }: ExportDeps): Routes {
  return async (app) => {
    app.post('/export-links', { config, schema: { body: ExportLinkRequest } }, async (request, reply) => {
      const { email } = request.body;
      const countKeys = await app.mails.take(request);
      if (!countKeys) return refuse(reply, 'too_many_requests', MAILS_SPENT);
      const confirmed = await hasConfirmedAddress(db, visitorOf(request), email);
      await queue.add(db, 'account-link', { purpose: 'export', email, countKeys, confirmed });
      return { success: true };
    });

    app.post('/exports', { config, schema: { body: TokenRequest } }, async (request, reply) => {
      const link = await consumeLink(db, 'export', request.body.token, now());
      if (!link) {
        return refuse(reply, 'not_found', 'This link has been used already, is more than a day old, or was never sent.');
      }
      const visitor = ensureVisitor(request, reply);
      await confirmAddress(db, visitor, link.email);
      const copy = await copyOf(db, link.email, visitor);
      const file: ExportFile = { about: link.email, madeAt: now().toISOString(), ...copy };
      reply.header('content-disposition', 'attachment; filename="my-data.json"');
      reply.type('application/json; charset=utf-8');
      return reply.send(JSON.stringify(file, null, 2));
    });
  };
}
