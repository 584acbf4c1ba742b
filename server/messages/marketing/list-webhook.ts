import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { parseEmail } from '../../../core/leads/email.ts';
import type { Db } from '../../platform/db/client.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Routes } from '../../platform/http/schemas.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import { saveOptOut } from './opt-out.ts';

type ListWebhookDeps = {
  readonly db: Db;
  readonly queue: Queue;
  /** Mailchimp signs nothing, so its address holds a secret. */
  readonly settings: { readonly listId: string; readonly webhookSecret: string };
  readonly now: () => Date;
};

type ListSettings = { readonly listId: string; readonly webhookSecret?: string | undefined };

/** None without a secret. */
export function listWebhook({
  mailchimp,
  ...deps
}: Omit<ListWebhookDeps, 'settings'> & { readonly mailchimp: ListSettings | undefined }) {
  const { listId, webhookSecret } = mailchimp ?? {};
  return listId && webhookSecret ? [listWebhookRoutes({ ...deps, settings: { listId, webhookSecret } })] : [];
}

const Params = z.strictObject({ secret: z.string() });
const FORM = 'application/x-www-form-urlencoded';
/** Somebody left or complained; an address failed. */
const DEPARTURES: ReadonlySet<string> = new Set(['unsubscribe', 'cleaned']);

/** https://mailchimp.com/developer/marketing/guides/sync-audience-data-webhooks/ */
function listWebhookRoutes({ db, queue, settings, now }: ListWebhookDeps): Routes {
  return async (app) => {
    app.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    const url = '/webhooks/mailchimp/:secret';

    /** Mailchimp asks once, when the webhook is made. */
    app.get(url, { schema: { params: Params } }, async ({ params }, reply) =>
      isSecret(params.secret, settings.webhookSecret) ? { success: true } : refuse(reply, 'not_found', UNKNOWN),
    );

    app.post(url, { schema: { params: Params } }, async ({ params, body }, reply) => {
      if (!isSecret(params.secret, settings.webhookSecret)) return refuse(reply, 'not_found', UNKNOWN);
      const fields = body instanceof URLSearchParams ? body : new URLSearchParams();
      const email = parseEmail(fields.get('data[email]') ?? '');
      const concerned = DEPARTURES.has(fields.get('type') ?? '') && fields.get('data[list_id]') === settings.listId;
      if (concerned && email) await saveOptOut({ db, queue, now }, email);
      return { success: true };
    });
  };
}

const UNKNOWN = 'There is nothing at this address.';

/** In constant time. */
function isSecret(given: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}
