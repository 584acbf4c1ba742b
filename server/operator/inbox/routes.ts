import { z } from 'zod';
import { operatorRefusals } from '../../../content/operator/refusals.ts';
import { manageRefusals } from '../../../content/pages/manage.ts';
import { type Inbox, type InboxCounts, MessageChange, RequestChange } from '../../../core/api/operator/inbox.ts';
import type { SyncDeps } from '../../money/subscriptions/sync.ts';
import { writeAudit } from '../../platform/audit.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Routes } from '../../platform/http/schemas.ts';
import { closeGuaranteeRequest } from './close-request.ts';
import { readInbox, readInboxCounts } from './query.ts';

const params = z.object({ id: z.uuid() });
const SEE = { permission: 'see-people' } as const;
const HELP = { permission: 'help-people' } as const;
const CLOSE = { ...HELP, recentPassword: ({ as }: RequestChange) => as === 'pay-back' } as const;

export function inboxRoutes(deps: SyncDeps): Routes {
  const { db, now } = deps;
  return async (app) => {
    app.get('/inbox', { config: SEE }, async ({ operatorSession }): Promise<Inbox> => {
      await writeAudit(db, { action: 'people-listed', by: operatorSession.operator.name, detail: 'inbox' }, now());
      return readInbox(db);
    });

    app.get('/waiting', { config: { ...SEE, polled: true } }, (): Promise<InboxCounts> => readInboxCounts(db, now()));

    app.post('/inbox/messages/:id', { config: HELP, schema: { params, body: MessageChange } }, async (request, reply) => {
      const { handled } = request.body;
      const message = await db
        .updateTable('contact_messages')
        .set({ handled_at: handled ? now() : null })
        .where('id', '=', request.params.id)
        .returning('email')
        .executeTakeFirst();
      if (!message) return refuse(reply, 'not_found', operatorRefusals.nothing);
      const action = handled ? 'message-handled' : 'message-reopened';
      const by = request.operatorSession.operator.name;
      await writeAudit(db, { action, by, subject: message.email }, now());
      return { success: true };
    });

    app.post('/inbox/requests/:id', { config: CLOSE, schema: { params, body: RequestChange } }, async (request, reply) => {
      const settled = await closeGuaranteeRequest(deps, request.params.id, request.body, request.operatorSession.operator.name);
      if (settled.ok) return { success: true };
      if (settled.detail)
        request.log.warn({ reason: settled.reason, detail: settled.detail }, 'an action of the operator was refused');
      return refuse(reply, settled.reason === 'unknown' ? 'not_found' : 'conflict', manageRefusals[settled.reason]);
    });
  };
}
