import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { codeTerms } from '../../core/checkout/code.ts';
import { introductoryTerms, regularTerms } from '../../core/checkout/terms.ts';
import { monthsAfter, periodEnd } from '../../core/plans/period-end.ts';
import { type Plan, pricedPlans } from '../../core/plans/plan.ts';
import type { PaymentResult, PaymentsPort, ProviderSubscription, SessionRequest } from './port.ts';

/** The provider must hold the prices and coupons of `plans`. */
export function paymentsContract(provider: string, plans: readonly Plan[], adapter: () => PaymentsPort): void {
  const [plan] = plans;
  if (!plan) throw new Error('The contract needs a plan.');

  const request = (change: Partial<SessionRequest> = {}): SessionRequest => ({
    attemptId: randomUUID(),
    plan,
    terms: introductoryTerms(plan),
    email: 'buyer@example.com',
    successUrl: 'https://petalune.example/prediction/subscribe-success?session_id={CHECKOUT_SESSION_ID}',
    cancelUrl: 'https://petalune.example/prediction?canceled=true',
    expiresAt: new Date(Date.now() + 90 * 60 * 1000),
    ...change,
  });

  describe(`payments through ${provider}`, () => {
    test.each(plans.flatMap(pricedPlans))(
      'a session for the plan $id in $currency is created with and without the introductory discount',
      async (each) => {
        for (const terms of [introductoryTerms(each), regularTerms(each)]) {
          const order = request({ plan: each, terms });
          const session = value(await adapter().createSession(order));
          expect(session).toMatchObject({ state: 'open', attemptId: order.attemptId });
          expect(session.subscriptionId).toBeUndefined();
          expect(session.url).toMatch(/^https?:\/\//);
        }
      },
    );

    test.each([1, 3, null])('sessions with a code for %s charges cost less', async (charges) => {
      const code = { name: `TRY-${randomUUID().slice(0, 8).toUpperCase()}`, charges, off: { percent: 20 }, plans: null };
      const terms = codeTerms(plan, code);
      if (!terms) throw new Error('The code does not hold.');
      for (let times = 0; times < 2; times++) expect(value(await adapter().createSession(request({ terms }))).state).toBe('open');
    });

    // https://docs.stripe.com/api/idempotent_requests: the same key and parameters bring the same answer, others an error.
    test('an attempt returns one session, also for concurrent calls', async () => {
      const order = request();
      const [first, second] = await Promise.all([adapter().createSession(order), adapter().createSession(order)]);
      const third = await adapter().createSession(order);
      expect(new Set([first, second, third].map((outcome) => value(outcome).id)).size).toBe(1);
    });

    test('an attempt that is repeated with other parameters is refused', async () => {
      const order = request();
      value(await adapter().createSession(order));
      expect(await adapter().createSession({ ...order, terms: regularTerms(plan) })).toMatchObject({
        ok: false,
        reason: 'refused',
      });
    });

    test('a plan with another price than that of the provider is refused', async () => {
      const dearer: Plan = { ...plan, listPrice: plan.listPrice + 1 };
      expect(await adapter().createSession(request({ plan: dearer, terms: introductoryTerms(dearer) }))).toMatchObject({
        ok: false,
        reason: 'refused',
      });
      const cheaper: Plan = { ...plan, introDiscount: plan.introDiscount + 1 };
      expect(await adapter().createSession(request({ plan: cheaper, terms: introductoryTerms(cheaper) }))).toMatchObject({
        ok: false,
        reason: 'refused',
      });
    });

    test('a session that is read equals the one that was created', async () => {
      const made = value(await adapter().createSession(request()));
      expect(value(await adapter().readSession(made.id))).toEqual(made);
    });

    // https://docs.stripe.com/api/checkout/sessions/object: `client_secret` of an open session with elements, which has no page.
    test('a session with elements has a secret in the place of a page, also when it is read, until it ends', async () => {
      const made = value(await adapter().createSession(request({ view: 'elements' })));
      expect(made).toMatchObject({ state: 'open', url: undefined, clientSecret: expect.stringContaining(`${made.id}_secret_`) });
      expect(value(await adapter().readSession(made.id))).toEqual(made);
      const ended = { id: made.id, state: 'expired', url: undefined, clientSecret: undefined };
      expect(value(await adapter().expireSession(made.id))).toMatchObject(ended);
    });

    test('a session with a page has no secret', async () => {
      expect(value(await adapter().createSession(request())).clientSecret).toBeUndefined();
    });

    // https://docs.stripe.com/api/checkout/sessions/expire: only an open session can expire.
    test('an expired session has no page and cannot expire twice', async () => {
      const made = value(await adapter().createSession(request()));
      expect(value(await adapter().expireSession(made.id))).toMatchObject({ id: made.id, state: 'expired', url: undefined });
      expect(value(await adapter().readSession(made.id)).state).toBe('expired');
      expect(await adapter().expireSession(made.id)).toMatchObject({ ok: false, reason: 'refused' });
    });

    // https://docs.stripe.com/api/errors
    test('an unknown session or subscription is not found', async () => {
      const missing = { ok: false, reason: 'not_found' };
      expect(await adapter().readSession('cs_test_missing')).toMatchObject(missing);
      expect(await adapter().expireSession('cs_test_missing')).toMatchObject(missing);
      expect(await adapter().readSubscription('sub_missing')).toMatchObject(missing);
    });

    // https://docs.stripe.com/webhooks: a signature is valid for the body as it came, and for five minutes.
    test('an unsigned body is not accepted as an event', () => {
      expect(adapter().readHint(Buffer.from('{"id":"evt_1"}'), '')).toBeUndefined();
      expect(adapter().readHint(Buffer.from('{"id":"evt_1"}'), 't=1,v1=00')).toBeUndefined();
    });
  });
}

/** The subscription is paid at the list price of `plan`. */
type SubscribeBuyer = (plan: Plan) => Promise<{ readonly id: string; readonly customerId: string }>;

/** As Stripe's portal does with flexible billing: `cancel_at` is set, and `cancel_at_period_end` stays false. */
type CancelInPortal = (subscriptionId: string, at: Date) => Promise<void>;

export function subscriptionsContract(
  provider: string,
  plans: readonly Plan[],
  adapter: () => PaymentsPort,
  subscribe: SubscribeBuyer,
  cancelInPortal: CancelInPortal,
): void {
  const [plan, other] = plans;
  if (!plan || !other) throw new Error('The contract needs two plans.');
  const received = async (id: string, customerId: string) => {
    const payments = value(await adapter().readPayments({ id, customerId }));
    return payments.reduce((sum, { amountPaid, amountRefunded }) => sum + amountPaid - amountRefunded, 0);
  };

  describe(`a subscription at ${provider}`, () => {
    test('has its price, its period and its first payment', async () => {
      const { id, customerId } = await subscribe(plan);
      const subscription = value(await adapter().readSubscription(id));
      expect(subscription).toMatchObject({
        id,
        customerId,
        status: 'active',
        currency: 'USD',
        renewalAmount: plan.listPrice,
        cancelAtPeriodEnd: false,
      });
      expect(endOf(subscription).getTime()).toBe(periodEnd(plan.period, subscription.currentPeriodStart.getTime()));
      const payments = value(await adapter().readPayments(subscription));
      expect(payments).toMatchObject([
        {
          reason: 'first',
          status: 'paid',
          amountPaid: plan.listPrice,
          amountRefunded: 0,
          dispute: undefined,
          paidAt: expect.any(Date),
        },
      ]);
    });

    // https://docs.stripe.com/api/subscriptions/list
    test('is listed since its start, and not after it', async () => {
      const { id } = await subscribe(plan);
      const { startedAt } = value(await adapter().readSubscription(id));
      const since = async (date: Date) => value(await adapter().subscriptionsSince(date)).some((each) => each.id === id);
      expect(await since(startedAt)).toBe(true);
      expect(await since(new Date(startedAt.getTime() + 60 * 60 * 1000))).toBe(false);
    });

    // https://docs.stripe.com/billing/subscriptions/cancel
    test('can be cancelled at the end of its period, and resumed', async () => {
      const { id } = await subscribe(plan);
      expect(value(await adapter().cancelAtPeriodEnd(id, true))).toMatchObject({ status: 'active', cancelAtPeriodEnd: true });
      expect(value(await adapter().cancelAtPeriodEnd(id, false))).toMatchObject({ status: 'active', cancelAtPeriodEnd: false });
    });

    // https://docs.stripe.com/billing/subscriptions/billing-mode/compare: the portal sets a date and no flag.
    test('can be resumed after it was cancelled in the portal of the provider', async () => {
      const { id } = await subscribe(plan);
      const currentPeriodEnd = endOf(value(await adapter().readSubscription(id)));
      await cancelInPortal(id, currentPeriodEnd);
      expect(value(await adapter().readSubscription(id))).toMatchObject({ status: 'active', cancelAtPeriodEnd: true });
      expect(value(await adapter().cancelAtPeriodEnd(id, false))).toMatchObject({ status: 'active', cancelAtPeriodEnd: false });
      expect(value(await adapter().readSubscription(id))).toMatchObject({ cancelAtPeriodEnd: false });
    });

    // https://docs.stripe.com/api/subscription_schedules/update
    test('changes its plan with the next period, without a charge before', async () => {
      const { id, customerId } = await subscribe(plan);
      const currentPeriodEnd = endOf(value(await adapter().readSubscription(id)));
      const changed = {
        planId: other.id,
        paidPlanId: plan.id,
        renewalAmount: other.listPrice,
        currentPeriodEnd,
        status: 'active',
      };
      expect(value(await adapter().changePlan(id, other))).toMatchObject(changed);
      expect(value(await adapter().changePlan(id, other))).toMatchObject(changed);
      expect(value(await adapter().readSubscription(id))).toMatchObject(changed);
      expect(await received(id, customerId)).toBe(plan.listPrice);
    });

    // https://docs.stripe.com/api/subscription_schedules/release: the subscription stays as it is.
    test('takes a change of plan back, when its own plan is chosen again or it is cancelled', async () => {
      const { id } = await subscribe(plan);
      const unchanged = { planId: plan.id, paidPlanId: plan.id, renewalAmount: plan.listPrice };
      value(await adapter().changePlan(id, other));
      expect(value(await adapter().changePlan(id, plan))).toMatchObject(unchanged);
      value(await adapter().changePlan(id, other));
      expect(value(await adapter().cancelAtPeriodEnd(id, true))).toMatchObject({ ...unchanged, cancelAtPeriodEnd: true });
    });

    test('keeps the price that was paid for when a change of plan is taken back after that price changed', async () => {
      const { id } = await subscribe(plan);
      value(await adapter().changePlan(id, other));
      expect(value(await adapter().readSubscription(id))).toMatchObject({ paidPlanAmount: plan.listPrice });
      const dearer: Plan = { ...plan, listPrice: plan.listPrice + 5_00 };
      const kept = { planId: plan.id, paidPlanAmount: plan.listPrice, renewalAmount: plan.listPrice };
      expect(value(await adapter().changePlan(id, dearer))).toMatchObject(kept);
    });

    // https://docs.stripe.com/billing/subscriptions/coupons
    test.each([1, 3])('is given a discount on its next %s charges once, however often it is asked for', async (charges) => {
      const { id } = await subscribe(plan);
      const order = { requestId: randomUUID(), percent: 25, charges };
      value(await adapter().discount(id, order));
      const given = value(await adapter().discount(id, order));
      const reduced = plan.listPrice - Math.round(plan.listPrice / 4);
      // A discount of one charge that begins with its period reads as used.
      expect(given).toMatchObject({ renewalAmount: charges === 1 ? plan.listPrice : reduced });
    });

    // https://docs.stripe.com/billing/subscriptions/pause
    test('is paused and resumed within what is paid, repeatedly and without a charge', async () => {
      const { id, customerId } = await subscribe(plan);
      const currentPeriodEnd = endOf(value(await adapter().readSubscription(id)));
      const resumesAt = new Date(monthsAfter(currentPeriodEnd.getTime(), 1));
      for (const _ of [1, 2])
        expect(value(await adapter().pause(id, resumesAt))).toMatchObject({ status: 'paused', resumesAt, currentPeriodEnd });
      expect(value(await adapter().readSubscription(id))).toMatchObject({ status: 'paused', resumesAt });
      const order = { requestId: randomUUID(), now: new Date() };
      for (const _ of [1, 2])
        expect(value(await adapter().resume(id, order))).toMatchObject({
          status: 'active',
          resumesAt: undefined,
          currentPeriodEnd,
        });
      expect(await received(id, customerId)).toBe(plan.listPrice);
    });

    test('is paused although its plan was about to change, which it then does not', async () => {
      const { id } = await subscribe(plan);
      value(await adapter().changePlan(id, other));
      const currentPeriodEnd = endOf(value(await adapter().readSubscription(id)));
      const resumesAt = new Date(monthsAfter(currentPeriodEnd.getTime(), 1));
      expect(value(await adapter().pause(id, resumesAt))).toMatchObject({ status: 'paused', planId: plan.id });
    });

    test('can be ended while its plan is about to change', async () => {
      const { id } = await subscribe(plan);
      value(await adapter().changePlan(id, other));
      expect(value(await adapter().endNow(id, new Date()))).toMatchObject({ status: 'canceled', planId: plan.id });
    });

    // https://docs.stripe.com/api/subscriptions/cancel and …/refunds/create
    test('can be ended and refunded repeatedly', async () => {
      const { id, customerId } = await subscribe(plan);
      const [payment] = value(await adapter().readPayments({ id, customerId }));
      if (!payment) throw new Error('Nothing was paid.');
      for (const _ of [1, 2]) {
        expect(value(await adapter().endNow(id, new Date()))).toMatchObject({ status: 'canceled', endedAt: expect.any(Date) });
        expect(value(await adapter().refund(payment))).toBe('refunded');
      }
      expect(await received(id, customerId)).toBe(0);
    });

    // https://docs.stripe.com/api/refunds/create: a refund keeps its metadata.
    test('is refunded in parts, each of which is sent once', async () => {
      const { id, customerId } = await subscribe(plan);
      const [payment] = value(await adapter().readPayments({ id, customerId }));
      if (!payment) throw new Error('Nothing was paid.');
      const order = { requestId: randomUUID(), amount: 1_00, reason: 'requested' } as const;
      const other = { requestId: randomUUID(), amount: 2_00, reason: 'duplicate' } as const;
      for (const each of [order, order, other, order]) expect(value(await adapter().refund(payment, each))).toBe('refunded');
      expect(await received(id, customerId)).toBe(plan.listPrice - 3_00);
      const large = { requestId: randomUUID(), amount: plan.listPrice, reason: 'requested' } as const;
      expect(await adapter().refund(payment, large)).toMatchObject({ ok: false, reason: 'refused' });
    });

    // https://docs.stripe.com/api/customer_portal/sessions/create
    test('has a customer with a changeable address and a portal', async () => {
      const { customerId } = await subscribe(plan);
      expect(value(await adapter().changeEmail(customerId, 'new@example.com'))).toBe('changed');
      expect(value(await adapter().readCustomerEmail(customerId))).toBe('new@example.com');
      expect(value(await adapter().portalUrl(customerId, 'https://petalune.example/manage'))).toMatch(/^https?:\/\//);
    });

    test('is not found under an unknown id', async () => {
      const missing = { ok: false, reason: 'not_found' };
      expect(await adapter().cancelAtPeriodEnd('sub_missing', true)).toMatchObject(missing);
      expect(await adapter().endNow('sub_missing', new Date())).toMatchObject(missing);
      const order = { requestId: randomUUID(), percent: 25, charges: 1 };
      expect(await adapter().discount('sub_missing', order)).toMatchObject(missing);
      expect(await adapter().pause('sub_missing', new Date())).toMatchObject(missing);
      expect(await adapter().resume('sub_missing', { requestId: randomUUID(), now: new Date() })).toMatchObject(missing);
      expect(await adapter().changePlan('sub_missing', other)).toMatchObject(missing);
      expect(await adapter().refund({ id: 'in_missing' })).toMatchObject(missing);
      expect(await adapter().subscriptionOfCharge('ch_missing')).toMatchObject(missing);
      expect(await adapter().readDecline('ch_missing')).toMatchObject(missing);
      expect(await adapter().chargeOfFraudWarning('issfr_missing')).toMatchObject(missing);
      expect(await adapter().readCustomerEmail('cus_missing')).toMatchObject(missing);
    });
  });
}

/** Orders that are paid once, at the list price of `plan`. */
export function purchasesContract(
  provider: string,
  plans: readonly Plan[],
  adapter: () => PaymentsPort,
  buy: SubscribeBuyer,
): void {
  describe.each(plans)(`what is paid once at ${provider}: $title`, (plan) => {
    // https://docs.stripe.com/api/checkout/sessions/create#create_checkout_session-payment_intent_data
    test('is one payment, which renews nothing and is open as long as its plan says', async () => {
      const { id } = await buy(plan);
      const order = value(await adapter().readSubscription(id));
      expect(order).toMatchObject({
        ...{ id, once: true, status: 'active', planId: plan.id, paidPlanAmount: plan.listPrice, currency: 'USD' },
        ...{ renewalAmount: 0, cancelAtPeriodEnd: true, trialEndsAt: undefined, endedAt: undefined },
      });
      const end = plan.period.unit === 'lifetime' ? undefined : periodEnd(plan.period, order.startedAt.getTime());
      expect(order.currentPeriodEnd?.getTime()).toBe(end);
      expect(value(await adapter().readPayments(order))).toMatchObject([
        { id, reason: 'first', status: 'paid', amountPaid: plan.listPrice, amountRefunded: 0, dispute: undefined },
      ]);
    });

    test('is found by its charge, with which refunds and disputes are reported', async () => {
      const [payment] = value(await adapter().readPayments(await buy(plan)));
      expect(value(await adapter().subscriptionOfCharge(payment?.chargeId ?? ''))).toBe(payment?.id);
    });

    // https://docs.stripe.com/api/refunds/create
    test('is refunded in part once for each request, and then the rest', async () => {
      const order = await buy(plan);
      const part = { requestId: randomUUID(), amount: 10_00, reason: 'requested' } as const;
      for (const _ of [1, 2]) expect(value(await adapter().refund(order, part))).toBe('refunded');
      expect(value(await adapter().readPayments(order))).toMatchObject([{ amountRefunded: 10_00 }]);
      for (const _ of [1, 2]) expect(value(await adapter().refund(order))).toBe('refunded');
      expect(value(await adapter().readPayments(order))).toMatchObject([{ amountRefunded: plan.listPrice }]);
    });

    // https://docs.stripe.com/api/payment_intents/update
    test('ends on the first day on which it was ended', async () => {
      const { id } = await buy(plan);
      const [first, second] = [new Date('2027-01-01T10:00:00Z'), new Date('2027-02-01T10:00:00Z')];
      for (const at of [first, second])
        expect(value(await adapter().endNow(id, at))).toMatchObject({ status: 'canceled', endedAt: first });
    });
  });
}

function value<T>(outcome: PaymentResult<T>): T {
  if (!outcome.ok) throw new Error(`${outcome.reason}: ${outcome.detail}`);
  return outcome.value;
}

/** Of what renews. */
function endOf({ currentPeriodEnd }: ProviderSubscription): Date {
  if (!currentPeriodEnd) throw new Error('It has no end of a period.');
  return currentPeriodEnd;
}
