import { upsellConsent } from '../../../content/pages/upsell.ts';
import { upsell } from '../../../content/upsell.ts';
import { regularTerms, shownAmounts } from '../../../core/checkout/terms.ts';
import { CURRENCY, type OneTimePlan, type Plan, planIn } from '../../../core/plans/plan.ts';
import type { ManageFixture } from '../manage/testing.ts';

/** Asks again for an order with its card, and the bank asks its owner. */
export const BANK_ASKS = '4000 0027 6000 3184';
export const DECLINED_LATER = '4000 0000 0000 0341';

export function soldUpsell(): OneTimePlan {
  if (!upsell) throw new Error('Nothing is offered after an order.');
  return upsell;
}

export function upsellIn(currency = CURRENCY): Plan {
  const plan = planIn(soldUpsell(), currency);
  if (!plan) throw new Error(`The upsell has no price in ${currency}.`);
  return plan;
}

type Buyer = {
  readonly visitor: string;
  readonly sessionId: string;
  readonly cookies: Readonly<Record<string, string>>;
};

/** The calls of 'Done!' in one browser. */
export function upsellCalls({ server }: ManageFixture, { visitor, sessionId, cookies }: Buyer) {
  const post = (body: object) =>
    server.inject({ method: 'POST', url: '/api/upsells', cookies: { visitor, ...cookies }, payload: { sessionId, ...body } });
  return {
    see: () => post({ answer: 'seen' }),
    decline: () => post({ answer: 'no' }),
    take: (change: Readonly<Record<string, unknown>> = {}, currency = CURRENCY) =>
      post({
        answer: 'yes',
        shown: shownAmounts(regularTerms(upsellIn(currency))),
        consent: { version: upsellConsent.version, agreed: true },
        ...change,
      }),
  };
}

/** What is pressed at the page of the bank. */
export function answerBank({ server }: ManageFixture, url: string, bank: 'complete' | 'fail') {
  const { pathname, search } = new URL(url);
  return server.inject({
    method: 'POST',
    url: pathname + search,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `bank=${bank}`,
  });
}
