import { beforeEach, describe, expect, test } from 'vitest';
import { currencies } from '../../../content/currencies.ts';
import { codeRefusals } from '../../../content/pages/checkout.ts';
import { planChange } from '../../../content/pages/manage.ts';
import { plans } from '../../../content/plans.ts';
import { introPrice, type Plan, planIn } from '../../../core/plans/plan.ts';
import { money } from '../../../core/presentation/money.ts';
import { planChangeTerms } from '../../../core/subscriptions/plan-change.ts';
import { casesOf } from '../../../core/testing.ts';
import { openBeforeAll } from '../../platform/testing.ts';
import { addCode } from '../codes/store.ts';
import { mailsOf, manageFixture, signedInBuyer, subscriptionAt } from '../manage/testing.ts';
import { attemptsOf, browser, OTHER_PLAN, PLAN, sessionIdOf, shownTerms, subscriptionsOf } from './testing.ts';

const shop = openBeforeAll(manageFixture);
beforeEach(() => {
  shop.mails.length = 0;
});

const inCurrency = (plan: Plan, currency: string) => planIn(plan, currency) as Plan;
const CODES = currencies.map(({ code }) => code);

async function makeCode(name: string, off: { percent: number } | { amount: number; currency: string }): Promise<void> {
  const percent_off = 'percent' in off ? off.percent : null;
  const fixed = 'amount' in off ? { amount_off: off.amount, currency: off.currency } : { amount_off: null, currency: null };
  const life = { begins_at: new Date(0), ends_at: null, max_uses: null, made_by: 'Ada', created_at: new Date(0) };
  await addCode(shop.db, { name, percent_off, ...fixed, charges: 1, plans: null, ...life });
}

describe('an order in a currency of the shop', () => {
  test.each(casesOf(CODES, 2))(
    'in %s is agreed to, charged and mailed in it, at first and from the next period on',
    async (currency) => {
      for (const plan of plans.map((each) => inCurrency(each, currency))) {
        const visitor = browser(shop);
        await visitor.startOffer();
        const dueNow = introPrice(plan);
        const { url } = (await visitor.checkout({ planId: plan.id, shown: shownTerms(plan, dueNow) })).json();
        const page = await shop.server.inject(new URL(url).pathname);
        expect(page.body).toContain(`<span class="amount">${money(dueNow, currency)}</span>`);
        await visitor.pay(url);
        await shop.settle();
        const [attempt] = await attemptsOf(shop, visitor.visitor);
        expect(attempt).toMatchObject({ status: 'paid', currency, due_now: dueNow, due_later: plan.listPrice });
        const agreed = shop.db.selectFrom('consent_records').select(['currency', 'text']).where('kind', '=', 'renewal');
        const consent = await agreed.where('attempt_id', '=', attempt?.id ?? '').executeTakeFirstOrThrow();
        expect(consent).toMatchObject({ currency, text: expect.stringContaining(`${money(dueNow, currency)} today`) });
        expect(consent.text).toContain(money(plan.listPrice, currency));
        expect(await subscriptionsOf(shop, visitor.visitor)).toMatchObject([
          { currency, first_amount: dueNow, renewal_amount: plan.listPrice },
        ]);
        expect((await visitor.status(sessionIdOf(url))).json()).toMatchObject({
          paid: { value: dueNow, currency },
          renewal: { amount: plan.listPrice, currency },
        });
        const told = shop.mails.find(({ to, template }) => to === visitor.email && template === 'order');
        expect(told?.facts).toMatchObject({ amount: dueNow, renewalAmount: plan.listPrice, currency });
      }
    },
  );

  test('is another order than the same plan in another currency, so that one payment page is open', async () => {
    const visitor = browser(shop);
    const dollars = (await visitor.checkout({ shown: shownTerms(PLAN) })).json().url;
    const yen = (await visitor.checkout({ shown: shownTerms(inCurrency(PLAN, 'JPY')) })).json().url;
    expect(yen).not.toBe(dollars);
    const attempts = await attemptsOf(shop, visitor.visitor);
    expect(attempts.map(({ currency, status }) => [currency, status])).toEqual([
      ['USD', 'expired'],
      ['JPY', 'open'],
    ]);
  });

  test('in a currency that is no longer sold is refused with the price of all', async () => {
    const refused = await browser(shop).checkout({ shown: { ...shownTerms(PLAN), currency: 'CHF' } });
    expect(refused.statusCode).toBe(409);
    expect(refused.json().error.terms).toEqual(shownTerms(PLAN));
  });

  test('goes on in it when the plan changes', async () => {
    const yen = inCurrency(OTHER_PLAN, 'JPY');
    const { ask, id, managed } = await signedInBuyer(shop, { shown: shownTerms(inCurrency(PLAN, 'JPY')) });
    const request = { kind: 'plan-change', planId: yen.id, consent: { version: planChange.version, renewal: true } };
    expect((await ask({ ...request, shown: planChangeTerms(OTHER_PLAN) })).statusCode).toBe(409);
    expect((await ask({ ...request, shown: planChangeTerms(yen) })).json().outcome).toBe('done');
    await shop.settle();
    expect(await subscriptionAt(shop, id)).toMatchObject({ planId: yen.id, renewalAmount: yen.listPrice, currency: 'JPY' });
    const [{ text } = { text: '' }] = (await managed()).agreements;
    expect(text).toContain(money(yen.listPrice, 'JPY'));
    expect(mailsOf(shop, 'plan-changed')).toMatchObject([{ facts: { amount: yen.listPrice, currency: 'JPY' } }]);
  });
});

describe('a code in a currency of the shop', () => {
  test('that takes a percentage off holds in each, in its smallest unit', { tags: 'exhaustive' }, async () => {
    await makeCode('PERCENT', { percent: 33 });
    for (const currency of CODES) {
      const plan = inCurrency(PLAN, currency);
      const dueNow = plan.listPrice - Math.round(plan.listPrice * 0.33);
      const visitor = browser(shop);
      expect((await visitor.code('percent', currency)).json().terms[plan.id]).toMatchObject({ dueNow, currency });
      const { url } = (await visitor.checkout({ shown: { ...shownTerms(plan, dueNow), code: 'PERCENT' } })).json();
      await visitor.pay(url);
      await shop.settle();
      expect(await subscriptionsOf(shop, visitor.visitor)).toMatchObject([{ first_amount: dueNow, currency }]);
    }
  });

  test('that takes an amount off holds in its own, and is unknown in every other', async () => {
    await makeCode('YEN-500', { amount: 500, currency: 'JPY' });
    const yen = inCurrency(PLAN, 'JPY');
    const visitor = browser(shop);
    expect((await visitor.code('yen-500', 'JPY')).json().terms[PLAN.id]).toMatchObject({ dueNow: yen.listPrice - 500 });
    for (const currency of CODES.filter((code) => code !== 'JPY')) {
      const refused = await visitor.code('yen-500', currency);
      expect([refused.statusCode, refused.json().error.message]).toEqual([404, codeRefusals.unknown]);
    }
    const dollars = { ...shownTerms(PLAN, PLAN.listPrice - 500), code: 'YEN-500' };
    expect((await visitor.checkout({ shown: dollars })).statusCode).toBe(409);
  });
});
