import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify';
import type { Html } from '../../../core/presentation/html.ts';
import type { Db } from '../../../server/platform/db/client.ts';
import { type IsSignedIn, operatorOnly } from '../operator-guard.ts';
import { assetRoutes } from '../pages/assets.ts';
import { layout } from '../pages/layout.ts';
import { listPage, MAILBOX, mailPage, NOTICE, UNKNOWN_MAIL } from './mailbox-pages.ts';

type MailboxOptions = {
  readonly db: Db;
  readonly brand: string;
  readonly operatorUrl: URL;
  readonly operatorToken: string;
  readonly signedIn?: IsSignedIn;
};

type Mailbox = {
  /** For the public server, without a prefix. */
  readonly pages: FastifyPluginAsync;
  /** Holds the token. */
  readonly url: string;
};

type OneMail = { Params: { id: string }; Querystring: { view?: unknown } };

const MAX_MAILS = 100;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Mails may have inline styles and links that open a new page, and nothing else. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";
const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; frame-src 'self'; frame-ancestors 'none'; form-action 'none'; base-uri 'none'";

/** Only for installations that store mails instead of sending them. */
export function mailbox({ db, brand, operatorUrl, operatorToken: token, signedIn }: MailboxOptions): Mailbox {
  const pages: FastifyPluginAsync = async (app) => {
    await app.register(assetRoutes);
    await app.register(async (scope) => {
      operatorOnly(scope, { token, brand, operatorUrl, signedIn });
      routes(scope);
    });
  };

  function routes(scope: FastifyInstance): void {
    scope.get(MAILBOX, async (_request, reply) => {
      const mails = await db
        .selectFrom('mailbox')
        .select(['id', 'sender', 'recipient', 'subject', 'created_at'])
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(MAX_MAILS)
        .execute();
      const { total } = await db
        .selectFrom('mailbox')
        .select((row) => row.fn.countAll<string>().as('total'))
        .executeTakeFirstOrThrow();
      return send(reply, 200, 'Mailbox', listPage(mails, Number(total)));
    });
    scope.get<OneMail>(`${MAILBOX}/:id`, async ({ params, query }, reply) => {
      const mail = await find(params.id);
      if (!mail) return send(reply, 404, 'Not found', UNKNOWN_MAIL);
      return send(reply, 200, mail.subject, mailPage(mail, query.view === 'text' ? 'text' : 'html', mail.text));
    });
    scope.get<OneMail>(`${MAILBOX}/:id/html`, async ({ params }, reply) => {
      const mail = await find(params.id);
      if (!mail) return send(reply, 404, 'Not found', UNKNOWN_MAIL);
      reply.headers({ 'content-security-policy': MAIL_POLICY, 'x-frame-options': 'SAMEORIGIN' });
      return reply.type('text/html; charset=utf-8').send(mail.html.replace('<head>', '<head><base target="_blank">'));
    });
    scope.get<OneMail>(`${MAILBOX}/:id/raw`, async ({ params }, reply) => {
      const mail = await find(params.id);
      if (!mail) return send(reply, 404, 'Not found', UNKNOWN_MAIL);
      reply.header('content-disposition', `attachment; filename="${mail.id}.eml"`);
      return reply.type('message/rfc822').send(mail.raw);
    });
  }

  async function find(id: string) {
    if (!UUID.test(id)) return undefined;
    return db.selectFrom('mailbox').selectAll().where('id', '=', id).executeTakeFirst();
  }

  function send(reply: FastifyReply, status: number, title: string, body: Html) {
    return reply
      .code(status)
      .header('content-security-policy', PAGE_POLICY)
      .type('text/html; charset=utf-8')
      .send(layout(brand, title, body, NOTICE));
  }

  return { pages, url: new URL(`${MAILBOX}?token=${token}`, operatorUrl).href };
}
