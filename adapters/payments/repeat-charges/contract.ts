import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { regularTerms } from '../../../core/checkout/terms.ts';
import type { OneTimePlan, Plan } from '../../../core/plans/plan.ts';
import type { PaymentsPort, RepeatCharge, RepeatChargeRequest } from '../port.ts';
import { good as value } from '../try/steps.ts';
import type { BuyPlan, LaterCard, Order } from '../try/test-cards.ts';

type Tried = {
  readonly provider: string;
  /** Of the order before, whose card is charged. */
  readonly plan: Plan;
  readonly upsell: OneTimePlan;
  readonly adapter: () => PaymentsPort;
  readonly buy: BuyPlan;
};

/** At the page of the bank. */
type AnswerBank = (charge: RepeatCharge, completes: boolean) => Promise<void>;

export function repeatChargesContract(tried: Tried): void {
  const { provider, plan, upsell, adapter } = tried;
  const { bought, charge, stateOf } = callsOf(tried);
  const received = async ({ id, customerId }: Order) =>
    value(await adapter().readPayments({ id, customerId })).reduce((sum, { amountPaid }) => sum + amountPaid, 0);

  describe(`what is bought after the plan ${plan.id} at ${provider}`, () => {
    // https://docs.stripe.com/payments/save-during-payment
    test('is charged once for each attempt, and is an order of its own beside the plan', async () => {
      const asked = await bought();
      const before = await received(asked.order);
      const [first, second] = [await charge(asked), await charge(asked)];
      expect(first).toMatchObject({ state: 'paid', url: undefined });
      expect(second).toEqual(first);
      expect(value(await adapter().findRepeatCharge(asked, asked.order.customerId))).toEqual(first);
      const order = value(await adapter().readSubscription(first.id));
      expect(order).toMatchObject({ once: true, status: 'active', planId: upsell.id, attemptId: asked.attemptId });
      const payments = value(await adapter().readPayments(order));
      expect(payments).toMatchObject([{ status: 'paid', amountPaid: upsell.listPrice, currency: 'USD' }]);
      expect(value(await adapter().subscriptionOfCharge(payments[0]?.chargeId ?? ''))).toBe(order.id);
      expect(await received(asked.order)).toBe(before);
    });

    test('is unknown before its attempt was made', async () => {
      expect(await stateOf(await bought())).toBeUndefined();
    });

    // https://docs.stripe.com/api/payment_intents/cancel
    test('is not ended once it was paid', async () => {
      const { id } = await charge(await bought());
      expect(await adapter().endRepeatCharge(id)).toMatchObject({ ok: false, reason: 'refused' });
    });
  });
}

/** With cards that paid for the plan, or belong to its trial, and do not pay again by themselves. */
export function unpaidChargesContract(tried: Tried): void {
  const { provider, plan, adapter } = tried;
  const { bought, charge, stateOf } = callsOf(tried);

  describe(`what is not paid after the plan ${plan.id} at ${provider}`, () => {
    // https://docs.stripe.com/api/errors#errors-card_error
    test('is declined, however often the attempt is repeated, and leaves the plan as it is', async () => {
      const asked = await bought('declined');
      const statusOf = async () => value(await adapter().readSubscription(asked.order.id)).status;
      const before = await statusOf();
      for (const _ of [1, 2]) expect(await charge(asked)).toMatchObject({ state: 'declined' });
      expect(await stateOf(asked)).toBe('declined');
      expect(await statusOf()).toBe(before);
    });

    // https://docs.stripe.com/payments/3d-secure/authentication-flow#manual-redirect
    test('waits for the page of the bank, until it is ended', async () => {
      const asked = await bought('confirms');
      const waiting = await charge(asked);
      expect(waiting).toMatchObject({ state: 'confirm', url: expect.stringMatching(/^https?:/) });
      expect(await stateOf(asked)).toBe('confirm');
      expect(value(await adapter().endRepeatCharge(waiting.id))).toMatchObject({ id: waiting.id, state: 'declined' });
    });
  });
}

export function bankContract(tried: Tried, answerBank: AnswerBank): void {
  const { provider, plan } = tried;
  const { bought, charge, stateOf } = callsOf(tried);

  test.each([
    ['paid', true],
    ['declined', false],
  ] as const)(
    `a charge after the plan ${plan.id} at ${provider} becomes %s with what its buyer answers at the bank`,
    async (state, completes) => {
      const asked = await bought('confirms');
      await answerBank(await charge(asked), completes);
      expect(await stateOf(asked)).toBe(state);
    },
  );
}

function callsOf({ plan, upsell, adapter, buy }: Tried) {
  return {
    bought: async (later?: LaterCard): Promise<RepeatChargeRequest> => ({
      attemptId: randomUUID(),
      plan: upsell,
      terms: regularTerms(upsell),
      order: await buy(plan, later),
      returnUrl: 'https://petalune.example/prediction/subscribe-success?session_id=cs_1',
    }),
    charge: async (asked: RepeatChargeRequest) => value(await adapter().chargeAgain(asked)),
    stateOf: async ({ attemptId, order }: RepeatChargeRequest) =>
      value(await adapter().findRepeatCharge({ attemptId }, order.customerId))?.state,
  };
}
