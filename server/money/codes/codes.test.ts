import { beforeEach, describe, expect, test } from 'vitest';
import { refusedOrders } from '../../../content/mails/payments.ts';
import { codeRefusals } from '../../../content/pages/checkout.ts';
import { plans } from '../../../content/plans.ts';
import { codeTerms } from '../../../core/checkout/code.ts';
import type { Terms } from '../../../core/checkout/terms.ts';
import { findPlan, introPrice, type Plan } from '../../../core/plans/plan.ts';
import { casesOf, rounds } from '../../../core/testing.ts';
import { DAY_MS, HOUR_MS } from '../../../core/time.ts';
import { recordedEvents } from '../../messages/webhooks/testing.ts';
import { openBeforeAll } from '../../platform/testing.ts';
import { type CheckoutOrder, recordOrder } from '../checkout/order.ts';
import { browser, sessionIdOf } from '../checkout/testing.ts';
import { buyer, manageFixture, signedIn } from '../manage/testing.ts';
import { addCode, endCode, findUsableCode } from './store.ts';

const MONTH = findPlan(plans, 'month') as Plan;
const KNOWN_CARD = '4000 0566 5566 5556';

const shop = openBeforeAll(manageFixture);
let calls = 0;
let sold = 0;

beforeEach(async () => {
  shop.clock.aheadMs = 0;
  shop.mails.length = 0;
  await shop.db.deleteFrom('codes').execute();
});

type Code = Partial<Parameters<typeof addCode>[1]>;

async function make(code: Code = {}): Promise<string> {
  const name = code.name ?? `CODE-${++sold}`;
  const rule = { percent_off: code.amount_off ? null : 50, amount_off: null, currency: null, charges: 1, plans: null };
  const life = { begins_at: new Date(0), ends_at: null, max_uses: null, made_by: 'Ada', created_at: new Date(0) };
  expect(await addCode(shop.db, { ...rule, ...life, ...code, name })).toBe(true);
  return name;
}

function shownWith(code: string, dueNow: number, dueLater: number = MONTH.listPrice) {
  return { planId: MONTH.id, shown: { dueNow, dueLater, currency: 'USD', code } };
}

const half = MONTH.listPrice - Math.round(MONTH.listPrice / 2);
const orderOf = (id: string) =>
  shop.db
    .selectFrom('subscriptions')
    .innerJoin('checkout_attempts as a', 'a.id', 'attempt_id')
    .select([
      'a.code',
      'repetition',
      'duplicate_of',
      'renewal_amount',
      'recurring_amount',
      'regular_amount',
      'subscriptions.status',
    ])
    .where('subscriptions.id', '=', id)
    .executeTakeFirstOrThrow();
const paidBy = async (id: string) => {
  const rows = await shop.db
    .selectFrom('payments')
    .select(['amount_paid', 'created_at'])
    .where('subscription_id', '=', id)
    .execute();
  return rows.sort((one, other) => one.created_at.getTime() - other.created_at.getTime()).map((row) => row.amount_paid);
};
const reminderOf = async (email: string) => {
  await shop.db.transaction().execute((tx) => shop.queue.add(tx, 'remind', {}));
  await shop.queue.drain();
  return shop.mails.findLast(({ template, to }) => template === 'renewal-reminder' && to === email)?.facts;
};

describe('an order with a code', () => {
  const CHARGED = [
    ['three charges', 3, [half, half, half, 3999]],
    ['the first charge', 1, [half, 3999, 3999, 3999]],
    ['every charge', null, [half, half, half, half]],
  ] as const;
  test.each(casesOf(CHARGED, 1))('of %s is charged as it was agreed, month after month', async (_which, charges, amounts) => {
    const name = await make({ charges });
    const visitor = browser(shop);
    const answer = (await visitor.code(` ${name.toLowerCase()} `)).json();
    expect(answer).toMatchObject({ success: true, name });
    const due = answer.terms[MONTH.id];
    const one = await buyer(shop, shownWith(name, due.dueNow, due.dueLater));
    expect(await orderOf(one.id)).toMatchObject({ code: name, repetition: null, duplicate_of: null });
    const { text } = await shop.db
      .selectFrom('consent_records')
      .innerJoin('checkout_attempts as a', 'a.id', 'attempt_id')
      .select('text')
      .where('a.session_id', '=', one.sessionId)
      .where('kind', '=', 'renewal')
      .executeTakeFirstOrThrow();
    expect(text.includes('payments in all')).toBe(charges === 3);
    const seen: unknown[] = [];
    for (let renewals = 1; renewals < amounts.length; renewals++) {
      const { renewal_amount, recurring_amount, regular_amount } = await orderOf(one.id);
      const [managed] = (await (await signedIn(shop, one.email)).overview()).json().subscriptions;
      expect([managed.renewalAmount, managed.regular?.amount ?? null]).toEqual([renewal_amount, regular_amount]);
      seen.push(recurring_amount ?? renewal_amount);
      await shop.sandbox.control.renew(one.id);
      await shop.settle();
    }
    expect(await paidBy(one.id)).toEqual(amounts);
    expect(seen).toEqual(amounts.slice(1));
    const reported = (await recordedEvents(shop.db)).filter(
      ({ email, type }) => email === one.email && /started|renewed/.test(type),
    );
    expect(reported.map(({ data }) => [data.code, data.amount])).toEqual(amounts.map((amount) => [name, amount]));
  });

  const REMINDED = [
    ['two charges', 2, 1, { amount: 3999, introductory: false, discountOver: true }],
    ['the first charge', 1, 0, { amount: 3999, introductory: false, discountOver: true }],
    ['every charge', null, 1, undefined],
  ] as const;
  test.each(casesOf(REMINDED, 1))(
    'of %s is reminded of the full price before it is charged',
    async (_which, charges, renewals, facts) => {
      const name = await make({ charges });
      const one = await buyer(shop, shownWith(name, half, charges === null ? half : undefined));
      for (let times = 0; times <= renewals; times++) {
        const { current_period_end: renewsOn } = await shop.db
          .selectFrom('subscriptions')
          .select('current_period_end')
          .where('id', '=', one.id)
          .executeTakeFirstOrThrow();
        shop.clock.aheadMs = (renewsOn?.getTime() ?? 0) - Date.now() - 9 * DAY_MS;
        const reminder = await reminderOf(one.email);
        if (times === renewals && facts) expect(reminder).toMatchObject(facts);
        else expect(reminder).toBeUndefined();
        await shop.sandbox.control.renew(one.id);
        await shop.settle();
      }
    },
  );

  test('pays the better of code and introductory price, and is refused the other', async () => {
    const [small, large] = [await make({ percent_off: 10 }), await make({ percent_off: 80 })];
    const visitor = browser(shop);
    await visitor.startOffer();
    const tenth = MONTH.listPrice - Math.round(MONTH.listPrice / 10);
    const refused = await visitor.checkout(shownWith(small, tenth));
    expect([refused.statusCode, refused.json().error.terms]).toEqual([
      409,
      { dueNow: introPrice(MONTH), dueLater: MONTH.listPrice, currency: 'USD' },
    ]);
    const best = MONTH.listPrice - Math.round(MONTH.listPrice * 0.8);
    expect(
      (await visitor.checkout({ planId: MONTH.id, shown: { dueNow: introPrice(MONTH), dueLater: 3999, currency: 'USD' } }))
        .statusCode,
    ).toBe(200);
    const { url } = (await visitor.checkout(shownWith(large, best))).json();
    await visitor.pay(url);
    await shop.settle();
    const session = await shop.provider.readSession(sessionIdOf(url));
    const id = (session.ok && session.value.subscriptionId) || '';
    expect(await paidBy(id)).toEqual([best]);
  });

  test('belongs to the plan that it was bought for: another plan costs its full price', { tags: 'exhaustive' }, async () => {
    const name = await make({ charges: null });
    const one = await buyer(shop, shownWith(name, half, half));
    const { ask } = await signedIn(shop, one.email);
    const { planChange } = await import('../../../content/pages/manage.ts');
    const agreed = { version: planChange.version, renewal: true };
    const shown = { dueNow: 0, dueLater: 5999, currency: 'USD' };
    expect((await ask(one.id, { kind: 'plan-change', planId: 'quarter', shown, consent: agreed })).statusCode).toBe(200);
    await shop.settle();
    expect(await orderOf(one.id)).toMatchObject({ renewal_amount: 5999, regular_amount: null });
    await shop.sandbox.control.renew(one.id);
    await shop.settle();
    expect((await paidBy(one.id)).at(-1)).toBe(5999);
  });
});

describe('a code', () => {
  test.each<[string, (name: string) => Promise<unknown>]>([
    ['that ended', (name) => endCode(shop.db, name, new Date())],
    ['that was used up', (name) => shop.db.updateTable('codes').set({ max_uses: 0 }).where('name', '=', name).execute()],
    [
      'that is for another plan',
      (name) =>
        shop.db
          .updateTable('codes')
          .set({ plans: ['year'] })
          .where('name', '=', name)
          .execute(),
    ],
  ])('%s since it was typed is refused before the payment, with the price without it', async (_how, change) => {
    const name = await make();
    const visitor = browser(shop);
    await change(name);
    const { statusCode, body } = await visitor.checkout(shownWith(name, half));
    const { error } = JSON.parse(body);
    expect([statusCode, error.terms]).toEqual([409, { dueNow: 3999, dueLater: 3999, currency: 'USD' }]);
    expect(error.message).toMatch(
      /no longer holds for this plan, so nothing was charged\. Without it the 1-Month plan costs \$39\.99 today/,
    );
    expect(await shop.db.selectFrom('checkout_attempts').select('id').where('code', '=', name).execute()).toEqual([]);
  });

  test('of one use is sold once, however many open a payment page at the same moment, and again once a page is left', async () => {
    const name = await make({ max_uses: 1 });
    const visitors = Array.from({ length: 5 }, () => browser(shop));
    const answers = await Promise.all(visitors.map((visitor) => visitor.checkout(shownWith(name, half))));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
    const holder = answers.findIndex(({ statusCode }) => statusCode === 200);
    expect((await visitors[holder]?.checkout(shownWith(name, half)))?.statusCode).toBe(200);
    expect((await browser(shop).code(name)).statusCode).toBe(404);
    shop.clock.aheadMs = 2 * HOUR_MS;
    expect((await browser(shop).code(name)).statusCode).toBe(200);
  });

  test('whose last use another order took after the first look is refused as the order is written', async () => {
    const name = await make({ max_uses: 1 });
    const terms = codeTerms(MONTH, { name, off: { percent: 50 }, charges: 1, plans: null }) as Terms;
    const orderIn = (visitorId: string): CheckoutOrder => ({
      ...{ visitorId, plan: MONTH, terms, email: `${visitorId}@example.com`, answers: {} },
      ...{ view: 'page', conversionContext: undefined, attribution: undefined, network: undefined },
      agreed: { version: '1', renewal: 'I agree.', adult: 'I am 18.' },
    });
    expect(await recordOrder(shop.deps, orderIn('first'), new Date())).toMatchObject({ code: name });
    expect(await recordOrder(shop.deps, orderIn('second'), new Date())).toBe('codeEnded');
  });

  test('is for one order of a mailbox, and for two of a card', async () => {
    const name = await make();
    const first = await buyer(shop, { email: 'once@example.com', ...shownWith(name, half) });
    await shop.sandbox.control.cancel(first.id);
    await shop.settle();
    const again = await browser(shop).checkout({ email: 'once+again@example.com', ...shownWith(name, half) });
    expect([again.statusCode, again.json().error.message]).toEqual([409, expect.stringContaining('is for one order')]);
    const orders = [];
    for (const email of ['a@card.example', 'b@card.example', 'c@card.example'])
      orders.push(await buyer(shop, { email, ...shownWith(name, half) }, KNOWN_CARD));
    expect(await Promise.all(orders.map(({ id }) => orderOf(id)))).toMatchObject([
      { repetition: null, status: 'active' },
      { repetition: 'kept', status: 'active' },
      { repetition: 'code', status: 'canceled' },
    ]);
    expect(shop.mails.find(({ template }) => template === 'order-refused')?.facts).toMatchObject({ why: refusedOrders.code });
  });

  test('leaves its buyer the introductory price of a later order', { tags: 'exhaustive' }, async () => {
    const name = await make();
    const first = await buyer(shop, { email: 'later@example.com', ...shownWith(name, half) });
    await shop.sandbox.control.cancel(first.id);
    await shop.settle();
    const visitor = browser(shop);
    await visitor.startOffer();
    const shown = { dueNow: introPrice(MONTH), dueLater: MONTH.listPrice, currency: 'USD' };
    expect((await visitor.checkout({ email: 'later@example.com', planId: MONTH.id, shown })).statusCode).toBe(200);
  });

  test('that was agreed to before it ended is charged as it was agreed', { tags: 'exhaustive' }, async () => {
    const name = await make();
    const visitor = browser(shop);
    const { url } = (await visitor.checkout(shownWith(name, half))).json();
    await endCode(shop.db, name, new Date());
    await visitor.pay(url);
    await shop.settle();
    expect(await shop.db.selectFrom('checkout_attempts').select('status').where('code', '=', name).execute()).toEqual([
      { status: 'paid' },
    ]);
  });
});

describe('guesses of codes', () => {
  test('find none, are all answered alike, and never reach the payment provider', async () => {
    const name = await make({ name: 'SPRING-7Q4K' });
    shop.line.payments = new Proxy(shop.provider, {
      get: () => () => {
        calls += 1;
        throw new Error('A guess reached the payment provider.');
      },
    });
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
    let found = 0;
    for (let guess = 0; guess < rounds(100_000, 2_000); guess++) {
      const ending = Array.from({ length: 4 }, (_, place) => alphabet[Math.floor((guess * 7919) / 36 ** place) % 36]).join('');
      const tried = `SPRING-${ending}`;
      if (tried !== name && (await findUsableCode(shop.db, tried, '', new Date()))) found += 1;
    }
    await make({ name: 'ENDED', ends_at: new Date(1) });
    await make({ name: 'LATER', begins_at: new Date(Date.now() + DAY_MS) });
    await make({ name: 'SPENT', max_uses: 0 });
    await make({ name: 'NO-PLAN', plans: ['gone'] });
    const answers = [];
    for (const [index, tried] of ['NEVER', 'ENDED', 'LATER', 'SPENT', 'NO-PLAN', 'no code', '', 'x'.repeat(200)].entries()) {
      const { statusCode, body } = await browser(shop, undefined, {}, `10.0.1.${index}`).code(tried);
      const { requestId: _, ...error } = JSON.parse(body).error;
      answers.push([statusCode, error]);
    }
    shop.line.payments = shop.provider;
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify([404, { code: 'not_found', message: codeRefusals.unknown }])]),
    );
    expect([found, calls]).toEqual([0, 0]);
  }, 600_000);

  test.each([
    ['browser', 20, (guess: number) => ['0e4d0b1e-6f0e-4a3c-9d57-3d1f4e8f7a10', `10.0.2.${guess % 20}`]],
    ['network', 100, () => [undefined, '10.0.3.1']],
  ] as const)('end for a day in a %s after %i, also for the code that is right', async (_where, max, from) => {
    const name = await make();
    const guess = (number: number, code: string) => {
      const [visitor, address] = from(number);
      return browser(shop, visitor, {}, address).code(code);
    };
    for (let number = 0; number < max; number++) expect((await guess(number, `WRONG-${number}`)).statusCode).toBe(404);
    const last = await guess(max, name);
    expect([last.statusCode, last.json().error.message]).toEqual([429, codeRefusals.tooMany]);
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
    shop.clock.aheadMs = DAY_MS;
    expect((await guess(max, name)).statusCode).toBe(200);
  });
});
