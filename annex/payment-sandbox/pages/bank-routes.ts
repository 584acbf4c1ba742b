import { setTimeout } from 'node:timers/promises';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Html } from '../../../core/presentation/html.ts';
import type { Db } from '../../../server/platform/db/client.ts';
import { confirmAtBank } from '../billing/repeat-charges.ts';
import { seconds } from '../objects/ids.ts';
import type { PaymentIntent } from '../objects/payment-intent.ts';
import { existing, lock } from '../store.ts';
import { bankPage } from './confirm-page.ts';
import { UNKNOWN_PAGE } from './ended-page.ts';
import { acceptForms } from './forms.ts';
import { layout } from './layout.ts';

type BankOptions = {
  readonly db: Db;
  readonly brand: string;
  readonly now: () => Date;
  readonly deliver: () => Promise<void>;
};

type Confirmation = { Params: { id: string }; Querystring: { key?: string } };

/** Anything else is no answer, and the bank asks again. */
const BankPost = z.object({ bank: z.enum(['complete', 'fail']).optional().catch(undefined) }).catch({});
const DELIVERY_WAIT_MS = 1000;

/** Where a bank asks its customer about a payment with a card that is known already. The key in the address is its secret. */
export function bankRoutes({ db, brand, now, deliver }: BankOptions): FastifyPluginAsync {
  return async (app) => {
    acceptForms(app);

    app.get<Confirmation>('/sandbox/bank/:id', async ({ params, url }, reply) => {
      const intent = await db.transaction().execute((tx) => read(tx, params.id, url));
      if (!intent) return send(reply, 404, UNKNOWN_PAGE);
      return send(reply, 200, bankPage(intent, url, await last4(intent)));
    });

    app.post<Confirmation>('/sandbox/bank/:id', async ({ params, url, body }, reply) => {
      const { bank } = BankPost.parse(body);
      const asked = await db.transaction().execute(async (tx) => {
        const intent = await read(tx, params.id, url);
        if (intent && bank) await confirmAtBank({ tx, now: now(), at: seconds(now()) }, intent, bank === 'complete');
        return intent;
      });
      if (!asked) return send(reply, 404, UNKNOWN_PAGE);
      if (!bank) return send(reply, 400, bankPage(asked, url, await last4(asked)));
      await Promise.race([deliver(), setTimeout(DELIVERY_WAIT_MS)]);
      return reply.redirect(asked.next_action?.redirect_to_url.return_url ?? '/', 303);
    });
  };

  async function read(tx: Db, id: string, url: string): Promise<PaymentIntent | undefined> {
    if (!/^pi_\w+$/.test(id)) return undefined;
    const intent = await lock(tx, 'payment_intent', id);
    return intent?.next_action?.redirect_to_url.url.endsWith(url) ? intent : undefined;
  }

  async function last4({ payment_method: id }: PaymentIntent): Promise<string> {
    return id === null ? '' : (await existing(db, 'payment_method', id)).card.last4;
  }

  function send(reply: FastifyReply, status: number, body: Html) {
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(layout(brand, 'Confirm', body));
  }
}
