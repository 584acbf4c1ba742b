import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { type Html, html } from '../../../core/presentation/html.ts';
import type { Db } from '../../../server/platform/db/client.ts';
import { momentOf } from '../billing/moment.ts';
import { retry } from '../billing/renewals.ts';
import { releaseSchedule } from '../billing/schedules.ts';
import { setCancelAt } from '../billing/subscriptions.ts';
import type { PortalSession } from '../objects/portal-session.ts';
import { acceptForms } from '../pages/forms.ts';
import { layout } from '../pages/layout.ts';
import { existing, lock, matching } from '../store.ts';
import { canBePaid, invoicePage } from './invoice-page.ts';
import { portalPage } from './portal-page.ts';

type PortalOptions = {
  readonly db: Db;
  readonly brand: string;
  readonly now: () => Date;
  readonly deliver: () => Promise<void>;
};

type WithId = { Params: { id: string } };

/** The address of a page is the only secret, as at Stripe. */
export function portalRoutes({ db, brand, now, deliver }: PortalOptions): FastifyPluginAsync {
  return async (app) => {
    acceptForms(app);

    app.get<WithId>('/sandbox/portal/:id', async ({ params }, reply) => {
      const session = await sessionAt(params.id);
      if (!session) return send(reply, 404, UNKNOWN);
      const customer = await existing(db, 'customer', session.customer);
      const subscriptions = await matching(db, 'subscription', { customer: customer.id });
      const invoices = await matching(db, 'invoice', { customer: customer.id });
      return send(
        reply,
        200,
        portalPage({ session, path: pathOf(session), customer, subscriptions, invoices: invoices.reverse() }),
      );
    });

    app.post<WithId>('/sandbox/portal/:id', async ({ params, body }, reply) => {
      const session = await sessionAt(params.id);
      if (!session) return send(reply, 404, UNKNOWN);
      const { subscription, ends } = (body ?? {}) as Readonly<Record<string, unknown>>;
      await setEnding(session, String(subscription), ends === 'yes');
      void deliver();
      return reply.redirect(pathOf(session), 303);
    });

    app.get<WithId>('/sandbox/invoice/:id', async ({ params }, reply) => {
      const [invoice] = await matching(db, 'invoice', { sandbox: { secret: params.id } });
      return invoice ? send(reply, 200, invoicePage(invoice, brand)) : send(reply, 404, UNKNOWN);
    });

    /** As with another card, or with the confirmation of its owner. */
    app.post<WithId>('/sandbox/invoice/:id', async ({ params }, reply) => {
      const [invoice] = await matching(db, 'invoice', { sandbox: { secret: params.id } });
      if (!invoice) return send(reply, 404, UNKNOWN);
      await pay(invoice.parent.subscription_details.subscription, invoice.id);
      void deliver();
      return reply.redirect(`/sandbox/invoice/${params.id}`, 303);
    });
  };

  async function pay(id: string, invoiceId: string): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const subscription = await lock(tx, 'subscription', id);
      const invoice = await existing(tx, 'invoice', invoiceId);
      if (!subscription || subscription.status === 'canceled' || !canBePaid(invoice)) return;
      await retry(momentOf(tx, subscription, now()), subscription, invoice);
    });
  }

  async function sessionAt(secret: string): Promise<PortalSession | undefined> {
    const [session] = await matching(db, 'billing_portal.session', { sandbox: { secret } });
    return session;
  }

  async function setEnding(session: PortalSession, id: string, ends: boolean): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const subscription = await lock(tx, 'subscription', id);
      if (subscription?.customer !== session.customer || subscription.status === 'canceled') return;
      const moment = momentOf(tx, subscription, now());
      if (subscription.schedule !== null)
        await releaseSchedule(moment, await existing(tx, 'subscription_schedule', subscription.schedule));
      const [item] = subscription.items.data;
      await setCancelAt(moment, { ...subscription, schedule: null }, ends ? item.current_period_end : null);
    });
  }

  function send(reply: FastifyReply, status: number, body: Html) {
    const page = layout(brand, 'Your subscription', body);
    return reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);
  }
}

function pathOf({ url }: PortalSession): string {
  return new URL(url).pathname;
}

const UNKNOWN = html`<main class="ended">
<section class="notice">
<h1>There is no such page</h1>
<p>Please check the address, or <a href="/">start over</a>.</p>
</section>
</main>`;
