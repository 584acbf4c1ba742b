import { setTimeout } from 'node:timers/promises';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Html } from '../../../core/presentation/html.ts';
import { isPrintable } from '../../../core/presentation/printable.ts';
import type { Db } from '../../../server/platform/db/client.ts';
import { chargeSession } from '../billing/charge-session.ts';
import { currentSession } from '../billing/checkout.ts';
import type { Session } from '../objects/session.ts';
import type { CardDecline } from '../objects/test-cards.ts';
import { existing } from '../store.ts';
import { assetRoutes } from './assets.ts';
import { type CardForm, type CardProblems, cardProblems, looksLikeRealCard } from './card.ts';
import { confirmPage } from './confirm-page.ts';
import { endedPage, successUrl, UNKNOWN_PAGE } from './ended-page.ts';
import { acceptForms } from './forms.ts';
import { layout } from './layout.ts';
import { EMPTY_CARD, type PaymentPage, paymentPage } from './payment-page.ts';

type PagesOptions = {
  readonly db: Db;
  readonly brand: string;
  readonly now: () => Date;
  readonly deliver: () => Promise<void>;
};

type WithId = { Params: { id: string } };

const cardText = z.string().max(100).refine(isPrintable).catch('');
const CardPost = z.object({ number: cardText, expiry: cardText, cvc: cardText, name: cardText }).catch(EMPTY_CARD);
const BankPost = z.object({ bank: z.enum(['complete', 'fail']).optional().catch(undefined) }).catch({});

/** An answer waits this long for the shop to receive the events. */
const DELIVERY_WAIT_MS = 1000;

/** The session's id is the only secret, as at Stripe. */
export function checkoutPages({ db, brand, now, deliver }: PagesOptions): FastifyPluginAsync {
  return async (app) => {
    await app.register(assetRoutes);
    acceptForms(app);

    app.get<WithId>('/sandbox/checkout/:id', async ({ params }, reply) => {
      const session = await read(params.id);
      if (!session) return send(reply, 404, 'Not found', UNKNOWN_PAGE);
      if (session.status !== 'open') return send(reply, 200, 'Payment', endedPage(session));
      return send(reply, 200, 'Payment', paymentPage(await withProduct(session), EMPTY_CARD, {}, now()));
    });

    app.get<WithId>('/sandbox/checkout/:id/cancel', async ({ params }, reply) => {
      const session = await read(params.id);
      return session?.cancel_url ? reply.redirect(session.cancel_url, 303) : send(reply, 404, 'Not found', UNKNOWN_PAGE);
    });

    app.post<WithId>('/sandbox/checkout/:id/pay', async ({ params, body }, reply) => {
      const session = await read(params.id);
      if (!session) return send(reply, 404, 'Not found', UNKNOWN_PAGE);
      if (session.status === 'complete') return reply.redirect(successUrl(session), 303); // a double tap
      if (session.status === 'expired') return send(reply, 410, 'Payment', endedPage(session));
      const form = CardPost.parse(body);
      const problems = cardProblems(form, now());
      if (Object.keys(problems).length > 0) return refuse(reply, session, form, problems);
      return charge(reply, session, form, BankPost.parse(body).bank);
    });
  };

  async function charge(reply: FastifyReply, session: Session, form: CardForm, bank: 'complete' | 'fail' | undefined) {
    const outcome = await chargeSession(db, session, { ...form, bank }, now());
    if (outcome.kind === 'confirm') return send(reply, 200, 'Confirm', confirmPage(await withProduct(session), form));
    if (outcome.kind === 'ended') return send(reply, 410, 'Payment', endedPage(outcome.session));
    await delivered();
    if (outcome.kind === 'declined') return refuse(reply, session, form, problemsFor(outcome.decline));
    return reply.redirect(successUrl(outcome.session), 303);
  }

  async function delivered(): Promise<void> {
    await Promise.race([deliver(), setTimeout(DELIVERY_WAIT_MS)]);
  }

  async function refuse(reply: FastifyReply, session: Session, form: CardForm, problems: CardProblems) {
    const page = paymentPage(await withProduct(session), withoutSecrets(form), problems, now());
    return send(reply, 402, 'Please check your card', page);
  }

  async function read(id: string): Promise<Session | undefined> {
    if (!/^cs_test_\w+$/.test(id)) return undefined;
    const session = await db.transaction().execute((tx) => currentSession(tx, id, now()));
    return session?.ui_mode === 'hosted_page' ? session : undefined;
  }

  async function withProduct(session: Session): Promise<PaymentPage> {
    const price = await existing(db, 'price', session.sandbox.price);
    const [discount] = session.discounts;
    const coupon = discount && (await existing(db, 'coupon', discount.coupon));
    return { session, price, product: await existing(db, 'product', price.product), coupon };
  }

  function send(reply: FastifyReply, status: number, title: string, body: Html) {
    const type = 'text/html; charset=utf-8';
    return reply
      .code(status)
      .type(type)
      .header('cache-control', 'no-store')
      .send(layout(brand, title, body));
  }
}

/** Keeps the typed form, unless it may hold a real card. */
function withoutSecrets(card: CardForm): CardForm {
  return looksLikeRealCard(card) ? { ...EMPTY_CARD, name: card.name } : card;
}

function problemsFor({ sentence }: CardDecline): CardProblems {
  return { number: `${sentence} Nothing was charged.` };
}
