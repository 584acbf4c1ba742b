import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify';
import { z } from 'zod';
import { CURRENCY } from '../../../core/plans/plan.ts';
import { digitsOf } from '../../../core/presentation/units.ts';
import type { Db } from '../../../server/platform/db/client.ts';
import { ApiError } from '../api/errors.ts';
import type { Control } from '../control.ts';
import { acceptForms } from '../pages/forms.ts';
import { layout } from '../pages/layout.ts';
import { overview } from './overview.ts';
import { panelPage } from './panel-page.ts';

type PanelOptions = {
  readonly db: Db;
  readonly brand: string;
  readonly now: () => Date;
  /** The origin of the sales page, or nothing on its own host. */
  readonly shop: string;
  readonly control: Control;
  /** Restricts a scope to the operator. */
  readonly operatorOnly: (scope: FastifyInstance) => void;
};

type WithId = { Params: { id: string } };

const PANEL = '/sandbox/panel';
const LATE_SECONDS = 60;
const HALF_PRICE = { off: { percent: 50 }, lasts: { months: 3 } } as const;

const amountText = z
  .string()
  .trim()
  .regex(/^(\d{1,7}(\.\d{1,2})?)?$/, 'Please write the amount like 19.99.')
  .default('');
const SubscriptionPost = z.object({
  action: z.enum([
    'begin',
    'pause',
    'resume',
    'renew',
    'fail',
    'again',
    'pay',
    'arrive',
    'bounce',
    'refund',
    'dispute',
    'warn',
    'won',
    'lost',
    'cancel',
    'advance',
    'discount',
  ]),
  amount: amountText,
  currency: z.string().length(3).default(CURRENCY),
});
const EventPost = z.object({ action: z.enum(['again', 'twice', 'late', 'never']) });
const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most);
const DeliveryPost = z.object({
  copies: whole(0, 5),
  delaySeconds: whole(0, 86_400),
  shuffled: z
    .literal('on')
    .optional()
    .transform((value) => value === 'on'),
});
const ReversedPost = z.object({ count: whole(1, 100) });

/** Each form redirects back to the panel, which shows the result. */
export function panelRoutes({ db, brand, now, shop, control, operatorOnly }: PanelOptions): FastifyPluginAsync {
  const [toSubscription, toEvent] = [subscriptionActions(control), eventActions(control)];
  return async (app) => {
    operatorOnly(app);
    acceptForms(app);

    app.get(PANEL, (_request, reply) => show(reply, 200));

    app.post<WithId>(`${PANEL}/subscriptions/:id`, ({ params: { id }, body }, reply) =>
      act(reply, `#${encodeURIComponent(id)}`, async () => {
        const { action, amount, currency } = SubscriptionPost.parse(body);
        await toSubscription[action](id, amount === '' ? undefined : Math.round(Number(amount) * 10 ** digitsOf(currency)));
      }),
    );
    app.post(`${PANEL}/clock`, (_request, reply) => act(reply, '', () => control.advanceAll()));
    app.post(`${PANEL}/delivery`, ({ body }, reply) =>
      act(reply, '#sending-title', async () => control.setDelivery(DeliveryPost.parse(body))),
    );
    app.post(`${PANEL}/events`, ({ body }, reply) =>
      act(reply, '#events-title', async () => control.sendReversed(ReversedPost.parse(body).count)),
    );
    app.post<WithId>(`${PANEL}/events/:id`, ({ params: { id }, body }, reply) =>
      act(reply, '#events-title', async () => toEvent[EventPost.parse(body).action](id)),
    );
  };

  async function act(reply: FastifyReply, anchor: string, action: () => Promise<unknown>) {
    try {
      await action();
    } catch (error) {
      return show(reply, 409, problemOf(error));
    }
    return reply.redirect(`${PANEL}${anchor}`, 303);
  }

  async function show(reply: FastifyReply, status: number, problem?: string) {
    const page = panelPage(await overview(db, now()), shop, problem);
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .send(layout(brand, 'Sandbox panel', page));
  }
}

function subscriptionActions(control: Control) {
  return {
    begin: control.beginRenewal,
    pause: control.pause,
    resume: control.resume,
    renew: control.renew,
    fail: control.failRenewal,
    again: control.failAgain,
    pay: control.payOpen,
    arrive: (id: string) => control.settle(id, true),
    bounce: (id: string) => control.settle(id, false),
    refund: control.refund,
    dispute: control.dispute,
    warn: control.warnOfFraud,
    won: (id: string) => control.closeDispute(id, 'won'),
    lost: (id: string) => control.closeDispute(id, 'lost'),
    discount: (id: string) => control.discount(id, HALF_PRICE),
    cancel: control.cancel,
    advance: control.advance,
  } satisfies Record<z.output<typeof SubscriptionPost>['action'], (id: string, amount?: number) => Promise<unknown>>;
}

function eventActions(control: Control) {
  return {
    again: (id: string) => control.resend(id),
    twice: (id: string) => control.resend(id, 2),
    late: (id: string) => control.delayEvent(id, LATE_SECONDS),
    never: control.cancelDelivery,
  } satisfies Record<z.output<typeof EventPost>['action'], (id: string) => Promise<unknown>>;
}

/** Other errors are faults of the sandbox and are thrown again. */
function problemOf(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  if (error instanceof z.ZodError) return error.issues[0]?.message ?? 'Please check the form.';
  throw error;
}
