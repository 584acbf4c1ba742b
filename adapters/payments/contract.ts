import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Plan } from '../../core/plans/plan.ts';
import type { CheckoutSession, Outcome, Payments, SessionWish } from './port.ts';

/** What every payments adapter does. The provider must hold the prices and coupons of `plans`. */
export function paymentsContract(provider: string, plans: readonly Plan[], adapter: () => Payments): void {
  const [plan] = plans;
  if (!plan) throw new Error('The contract needs a plan.');

  const wish = (change: Partial<SessionWish> = {}): SessionWish => ({
    attemptId: randomUUID(),
    plan,
    discounted: true,
    email: 'buyer@example.com',
    successUrl: 'https://petalune.example/prediction/subscribe-success?session_id={CHECKOUT_SESSION_ID}',
    cancelUrl: 'https://petalune.example/prediction?canceled=true',
    expiresAt: new Date(Date.now() + 90 * 60 * 1000),
    ...change,
  });

  describe(`payments through ${provider}`, () => {
    test.each(plans)('a session for plan $id is made with and without the introductory discount', async (each) => {
      for (const discounted of [true, false]) {
        const order = wish({ plan: each, discounted });
        const session = value(await adapter().createSession(order));
        expect(session).toMatchObject({ state: 'open', attemptId: order.attemptId });
        expect(session.subscriptionId).toBeUndefined();
        expect(session.url).toMatch(/^https?:\/\//);
      }
    });

    test('the same attempt asked twice, even at once, is one session', async () => {
      const order = wish();
      const [first, second] = await Promise.all([adapter().createSession(order), adapter().createSession(order)]);
      const third = await adapter().createSession(order);
      expect(new Set([first, second, third].map((outcome) => value(outcome).id)).size).toBe(1);
    });

    test('the same attempt with other wishes is refused', async () => {
      const order = wish();
      value(await adapter().createSession(order));
      expect(await adapter().createSession({ ...order, discounted: false })).toMatchObject({ ok: false, reason: 'refused' });
    });

    test('a plan whose price is not what the provider would charge is refused', async () => {
      const dearer: Plan = { ...plan, listPrice: plan.listPrice + 1 };
      expect(await adapter().createSession(wish({ plan: dearer }))).toMatchObject({ ok: false, reason: 'refused' });
      const cheaper: Plan = { ...plan, introDiscount: plan.introDiscount + 1 };
      expect(await adapter().createSession(wish({ plan: cheaper }))).toMatchObject({ ok: false, reason: 'refused' });
    });

    test('a session is read as it was made', async () => {
      const made = value(await adapter().createSession(wish()));
      expect(value(await adapter().readSession(made.id))).toEqual(made);
    });

    test('an expired session has no page any more and does not expire twice', async () => {
      const made = value(await adapter().createSession(wish()));
      expect(value(await adapter().expireSession(made.id))).toMatchObject({ id: made.id, state: 'expired', url: undefined });
      expect(value(await adapter().readSession(made.id)).state).toBe('expired');
      expect(await adapter().expireSession(made.id)).toMatchObject({ ok: false, reason: 'refused' });
    });

    test('what does not exist is not found', async () => {
      const missing = { ok: false, reason: 'not_found' };
      expect(await adapter().readSession('cs_test_missing')).toMatchObject(missing);
      expect(await adapter().expireSession('cs_test_missing')).toMatchObject(missing);
      expect(await adapter().readSubscription('sub_missing')).toMatchObject(missing);
    });

    test('what the provider did not sign is no hint', () => {
      expect(adapter().readHint(Buffer.from('{"id":"evt_1"}'), '')).toBeUndefined();
      expect(adapter().readHint(Buffer.from('{"id":"evt_1"}'), 't=1,v1=00')).toBeUndefined();
    });
  });
}

function value(outcome: Outcome<CheckoutSession>): CheckoutSession {
  if (!outcome.ok) throw new Error(`${outcome.reason}: ${outcome.detail}`);
  return outcome.value;
}
