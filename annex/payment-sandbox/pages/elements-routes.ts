import { timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { money } from '../../../core/presentation/money.ts';
import type { Db } from '../../../server/platform/db/client.ts';
import { chargeSession } from '../billing/charge-session.ts';
import { currentSession } from '../billing/checkout.ts';
import type { Session } from '../objects/session.ts';
import { existing } from '../store.ts';
import { cardProblems } from './card.ts';
import { successUrl } from './ended-page.ts';
import { acceptForms } from './forms.ts';

type ElementsOptions = { readonly db: Db; readonly now: () => Date; readonly deliver: () => Promise<void> };

export const ELEMENTS_SCRIPT = '/sandbox/elements.js';
/** As long as the page of the sandbox waits for the shop. */
const DELIVERY_WAIT_MS = 1000;
const NOT_PAYABLE = 'This session cannot be paid.';

const text = z.string().max(200);
const SessionPost = z.object({ clientSecret: text });
const PayPost = SessionPost.extend({ number: text, bank: z.enum(['complete', 'fail']).optional() });

/** What stands in for the provider's script and the requests that it sends. */
export function elementsRoutes({ db, now, deliver }: ElementsOptions): FastifyPluginAsync {
  return async (app) => {
    const script = await readFile(new URL('elements.js', import.meta.url));
    acceptForms(app);

    app.get(ELEMENTS_SCRIPT, async (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script),
    );

    app.post('/sandbox/elements/session', async ({ body }, reply) => {
      const session = await read(SessionPost.safeParse(body).data?.clientSecret);
      if (session?.status !== 'open') return reply.code(404).send({ message: NOT_PAYABLE });
      const { product } = await existing(db, 'price', session.sandbox.price);
      return {
        id: session.id,
        amount: session.amount_total,
        shown: money(session.amount_total),
        currency: session.currency,
        product: (await existing(db, 'product', product)).name,
      };
    });

    app.post('/sandbox/elements/pay', async ({ body }, reply) => {
      const posted = PayPost.safeParse(body).data;
      const session = await read(posted?.clientSecret);
      if (!posted || session?.status !== 'open') return reply.code(410).send({ message: NOT_PAYABLE });
      const card = { number: posted.number, expiry: '12/34', cvc: '123', name: 'Test Wallet' };
      const { number: problem } = cardProblems(card, now());
      if (problem) return reply.code(402).send({ message: problem });
      const outcome = await chargeSession(db, session, { ...card, bank: posted.bank }, now());
      if (outcome.kind === 'confirm') return { kind: 'confirm' };
      await Promise.race([deliver(), setTimeout(DELIVERY_WAIT_MS)]);
      if (outcome.kind === 'declined') return reply.code(402).send({ message: outcome.decline.sentence });
      if (outcome.kind === 'ended') return reply.code(410).send({ message: NOT_PAYABLE });
      return { kind: 'paid', returnUrl: successUrl(outcome.session) };
    });
  };

  /** The secret begins with the session's id. */
  async function read(clientSecret: string | undefined): Promise<Session | undefined> {
    const [, id] = /^(cs_test_\w+?)_secret_\w+$/.exec(clientSecret ?? '') ?? [];
    if (id === undefined || clientSecret === undefined) return undefined;
    const session = await db.transaction().execute((tx) => currentSession(tx, id, now()));
    const secret = Buffer.from(session?.client_secret ?? '');
    const given = Buffer.from(clientSecret);
    return given.length === secret.length && timingSafeEqual(given, secret) ? session : undefined;
  }
}
