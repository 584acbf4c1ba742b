import {
  type DeletionPreview,
  DeletionRequest,
  type DeletionResponse,
  type DeletionStatusResponse,
} from '../../../core/api/deletion-requests.ts';
import { TokenRequest } from '../../../core/api/manage.ts';
import { consumeLink, findLink } from '../../money/account-links/store.ts';
import { endSessions } from '../../money/manage/session.ts';
import type { Db } from '../../platform/db/client.ts';
import { refuse } from '../../platform/http/errors.ts';
import { MAILS_SPENT } from '../../platform/http/mail-quota.ts';
import type { Routes } from '../../platform/http/schemas.ts';
import { deviceOf, visitorOf } from '../../platform/http/visitor.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import { hasConfirmedAddress } from '../../visitors/leads/confirmed-address.ts';
import { previewOf } from './preview.ts';
import { addDeletionRequest, findConfirmed } from './store.ts';

type DeletionDeps = { readonly db: Db; readonly queue: Pick<Queue, 'add'>; readonly now: () => Date };

/** Limits guesses and mails to other people. */
const config = { rateLimit: { max: 20 } };
const BAD_LINK = 'This link has been used already, is more than a day old, or was never sent.';

export function deletionRequestRoutes({ db, queue, now }: DeletionDeps): Routes {
  return async (app) => {
    /** Every address gets the same answer after the same work; the job checks whether data exists. */
    app.post('/deleteUser', { config, schema: { body: DeletionRequest } }, async (request, reply) => {
      const { email } = request.body;
      const countKeys = await app.mails.take(request);
      if (!countKeys) return refuse(reply, 'too_many_requests', MAILS_SPENT);
      const confirmed = await hasConfirmedAddress(db, visitorOf(request), email);
      await queue.add(db, 'account-link', { purpose: 'deletion', email, countKeys, confirmed });
      return { success: true } satisfies DeletionResponse;
    });

    app.post('/deletions/preview', { config, schema: { body: TokenRequest } }, async ({ body }, reply) => {
      const link = await findLink(db, 'deletion', body.token, now());
      if (!link) return refuse(reply, 'not_found', BAD_LINK);
      return (await previewOf(db, link.email, now())) satisfies DeletionPreview;
    });

    /** The reader of the mailbox is the owner, so this browser is theirs. */
    app.post('/deletions', { config, schema: { body: TokenRequest } }, async (request, reply) => {
      const confirmed = await db.transaction().execute(async (tx) => {
        const link = await consumeLink(tx, 'deletion', request.body.token, now());
        if (!link) return false;
        const { email, token_hash: tokenHash } = link;
        const requestId = await addDeletionRequest(tx, { email, tokenHash, device: deviceOf(request) }, now());
        await endSessions(tx, email);
        await queue.add(tx, 'erase', { requestId }, { key: requestId });
        return true;
      });
      if (!confirmed) return refuse(reply, 'not_found', BAD_LINK);
      return { success: true } satisfies DeletionResponse;
    });

    /** The waiting page polls, so its limit is higher than that of the routes above. */
    app.post('/deletions/status', { config: WAITING, schema: { body: TokenRequest } }, async ({ body }, reply) => {
      const request = await findConfirmed(db, body.token);
      if (!request) return refuse(reply, 'not_found', BAD_LINK);
      return { status: request.status } satisfies DeletionStatusResponse;
    });
  };
}

const WAITING = { rateLimit: { max: 120 } };
