import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { funnel } from '../../../content/funnel/index.ts';
import { plans } from '../../../content/plans.ts';
import { questionAnswers, userData } from '../../../core/funnel/answer-export.ts';
import { introPrice } from '../../../core/plans/plan.ts';
import { money } from '../../../core/presentation/money.ts';
import { visitorId } from '../../platform/http/visitor.ts';
import { openBeforeAll } from '../../platform/testing.ts';
import {
  attemptsOf,
  browser,
  CHECKOUT_BODY,
  firstAnswers,
  OTHER_PLAN,
  PLAN,
  sessionIdOf,
  shownTerms,
  subscriptionsOf,
  testShop,
} from './testing.ts';

/** Some questions are answered, others are not. */
const ANSWERED = firstAnswers(...funnel.asking.slice(0, 3));

const shop = openBeforeAll(testShop);
beforeAll(async () => {
  shop.sandbox.deliverTo(shop.webhookUrl);
});
beforeEach(() => {
  shop.clock.aheadMs = 0;
  shop.line.payments = shop.provider;
});

test.each([
  ['short', '/short', 'short'],
  ['nowhere', '', null],
])('an order of the funnel %s returns to the pages at %j, and is kept as one of %j', async (funnel, base, kept) => {
  const visitor = browser(shop);
  const { url } = (await visitor.checkout({ funnel })).json();
  const paid = await visitor.pay(url);
  expect(paid.headers.location).toBe(`http://localhost:3000${base}/prediction/subscribe-success?session_id=${sessionIdOf(url)}`);
  expect((await attemptsOf(shop, visitor.visitor)).map((attempt) => attempt.funnel)).toEqual([kept]);
});

describe('a visitor who pays', () => {
  test.each(plans.map((plan) => [plan.id, introPrice(plan), plan.listPrice] as const))(
    'for plan %s while the offer runs pays %i, and %i from the next period on',
    async (planId, dueNow, dueLater) => {
      const visitor = browser(shop);
      await visitor.startOffer();
      const started = await visitor.checkout({ planId, shown: { dueNow, dueLater, currency: 'USD' } });
      expect(started.statusCode).toBe(200);
      const { url } = started.json();
      const session = sessionIdOf(url);
      expect((await visitor.status(session)).json()).toEqual({ status: 'pending', email: visitor.email, planId });
      expect(await subscriptionsOf(shop, visitor.visitor)).toEqual([]);

      const paid = await visitor.pay(url);
      expect(paid.headers.location).toBe(`http://localhost:3000/prediction/subscribe-success?session_id=${session}`);
      await shop.settle();
      const expectedPaid = { id: expect.stringMatching(/^subscribed-[0-9a-f-]{36}$/), value: dueNow, currency: 'USD' };
      expect((await visitor.status(session)).json()).toEqual({
        status: 'paid',
        email: visitor.email,
        planId,
        paid: expectedPaid,
        renewal: { amount: dueLater, currency: 'USD', renewsOn: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
        upsell: true,
      });
      expect(await subscriptionsOf(shop, visitor.visitor)).toEqual([
        expect.objectContaining({
          status: 'active',
          plan_id: planId,
          email: visitor.email,
          currency: 'USD',
          first_amount: dueNow,
          renewal_amount: dueLater,
          current_period_end: expect.any(Date),
        }),
      ]);
      expect(await attemptsOf(shop, visitor.visitor)).toMatchObject([{ status: 'paid', due_now: dueNow, due_later: dueLater }]);
    },
  );

  test('without an offer, or after its end, pays the list price from the start', async () => {
    const late = browser(shop);
    await late.startOffer();
    shop.clock.aheadMs = 600_000;
    const never = browser(shop);
    for (const visitor of [late, never]) {
      expect((await visitor.checkout({ shown: shownTerms(PLAN, introPrice(PLAN)) })).statusCode).toBe(409);
      const { url } = (await visitor.checkout()).json();
      await visitor.pay(url);
      await shop.settle();
      expect(await subscriptionsOf(shop, visitor.visitor)).toMatchObject([
        { first_amount: PLAN.listPrice, renewal_amount: PLAN.listPrice },
      ]);
    }
  });

  test('is declined with one card and pays with another, on the same page', async () => {
    const visitor = browser(shop);
    const { url } = (await visitor.checkout()).json();
    expect((await visitor.pay(url, '4000 0000 0000 0002')).statusCode).toBe(402);
    expect((await visitor.status(sessionIdOf(url))).json().status).toBe('pending');
    expect(await subscriptionsOf(shop, visitor.visitor)).toEqual([]);
    await visitor.pay(url);
    await shop.settle();
    expect((await visitor.status(sessionIdOf(url))).json().status).toBe('paid');
  });

  test('and presses pay twice has one subscription', async () => {
    const visitor = browser(shop);
    const { url } = (await visitor.checkout()).json();
    await Promise.all([visitor.pay(url), visitor.pay(url)]);
    await shop.settle();
    expect(await subscriptionsOf(shop, visitor.visitor)).toHaveLength(1);
  });

  test('cannot buy again in the same browser, but for somebody else', async () => {
    const visitor = browser(shop);
    await visitor.pay((await visitor.checkout()).json().url);
    await shop.settle();
    const again = await visitor.checkout();
    expect(again.statusCode).toBe(409);
    expect(again.json().error).toMatchObject({ code: 'conflict', message: expect.stringContaining('already bought') });
    const other = { planId: OTHER_PLAN.id, shown: shownTerms(OTHER_PLAN) };
    expect((await visitor.checkout(other)).statusCode).toBe(409);
    expect((await visitor.checkout({ ...other, another: true })).statusCode).toBe(409);
    expect((await visitor.checkout({ ...other, email: 'a-friend@example.com', another: true })).statusCode).toBe(200);
    expect((await browser(shop).checkout()).statusCode).toBe(200); // elsewhere nobody learns who is a customer
  });
});

describe('a visitor who withdraws the city after opening the payment page', () => {
  const LISBON = 'Lisbon, Portugal';
  const city = funnel.asking.find(({ kind }) => kind === 'city')?.id ?? '';
  const withCity = { ...ANSWERED, [city]: LISBON };
  const keptBy = async (email: string) =>
    JSON.stringify(await shop.db.selectFrom('submissions').selectAll().where('email', '=', email).execute());

  test('has it removed from the first attempt by the next checkout, and nothing else', async () => {
    const visitor = browser(shop);
    await visitor.checkout({ answers: withCity });
    expect(await keptBy(visitor.email)).toContain(LISBON);
    await visitor.checkout({ answers: ANSWERED });
    const rows = await shop.db.selectFrom('submissions').select('answers').where('email', '=', visitor.email).execute();
    expect(rows).toEqual([{ answers: ANSWERED }, { answers: ANSWERED }]);
    expect(await keptBy(visitor.email)).not.toContain('Lisbon');
  });

  test('has it removed by the confirmation when the first page is paid, but not by a device that was cleared', async () => {
    const visitor = browser(shop);
    const { url } = (await visitor.checkout({ answers: withCity })).json();
    await visitor.pay(url);
    const confirm = (answers: typeof ANSWERED) =>
      shop.server.inject({
        method: 'POST',
        url: '/api/receiveWebQuizData',
        cookies: { visitor: visitor.visitor },
        headers: { 'idempotency-key': sessionIdOf(url) },
        payload: questionAnswers(userData(funnel, answers)),
      });
    await confirm({});
    expect(await keptBy(visitor.email)).toContain(LISBON);
    await confirm(ANSWERED);
    expect(await keptBy(visitor.email)).not.toContain('Lisbon');
  });
});

test('the cancel link of the payment page leads to the plans', async () => {
  const visitor = browser(shop);
  const { url } = (await visitor.checkout()).json();
  const back = await shop.server.inject({ url: `${new URL(url).pathname}/cancel` });
  expect(back.headers.location).toBe('http://localhost:3000/prediction?canceled=true');
  expect((await visitor.checkout()).json().url).toBe(url);
});

const KEPT = ['leads', 'submissions', 'offers', 'checkout_attempts', 'consent_records', 'account_links'] as const;

describe('before anybody is asked for money', () => {
  test('the lead, the answers and both consents are stored as they were given', async () => {
    const visitor = browser(shop);
    await visitor.startOffer();
    const email = 'keeps@example.com';
    await visitor.checkout({
      email: ' Keeps@Example.com ',
      shown: shownTerms(PLAN, introPrice(PLAN)),
      answers: { ...ANSWERED, photo: 'data:image/jpeg;base64,AAAA', 'no-such-step': 'yes' },
    });
    const [attempt] = await attemptsOf(shop, visitor.visitor);
    const id = attempt?.id ?? '';

    const lead = await shop.db.selectFrom('leads').selectAll().where('email', '=', email).executeTakeFirst();
    const everything = JSON.stringify(await Promise.all(KEPT.map((table) => shop.db.selectFrom(table).selectAll().execute())));
    expect(everything.replaceAll(visitor.email, '')).not.toContain(visitor.visitor);
    expect(lead).toMatchObject({ visitor_id: visitorId(visitor.visitor), source: 'checkout' });

    const submission = await shop.db
      .selectFrom('submissions')
      .selectAll()
      .where('idempotency_key', '=', id)
      .executeTakeFirstOrThrow();
    expect(submission.email).toBe(email);
    expect(submission.answers).toEqual(ANSWERED);
    expect(submission.question_answers).toEqual(questionAnswers({ ...userData(funnel, ANSWERED, PLAN.title), email }));

    const consents = await shop.db
      .selectFrom('consent_records')
      .selectAll()
      .where('attempt_id', '=', id)
      .orderBy('kind')
      .execute();
    expect(consents.map(({ kind, version }) => [kind, version])).toEqual([
      ['adult', CHECKOUT_BODY.consent.version],
      ['renewal', CHECKOUT_BODY.consent.version],
    ]);
    expect(consents[1]?.text).toContain(`${money(introPrice(PLAN))} today`);
    expect(consents[1]?.text).toContain(`${money(PLAN.listPrice)} every`);
  });

  test.each([
    ['a price that is not charged', { shown: shownTerms(PLAN, introPrice(PLAN)) }, 409, 'conflict'],
    ['a renewal price that is not charged', { shown: { ...CHECKOUT_BODY.shown, dueLater: 1 } }, 409, 'conflict'],
    ['the amounts of another currency', { shown: { ...CHECKOUT_BODY.shown, currency: 'EUR' } }, 409, 'conflict'],
    ['a currency that is not sold', { shown: { ...CHECKOUT_BODY.shown, currency: 'CHF' } }, 409, 'conflict'],
    ['what is no currency', { shown: { ...CHECKOUT_BODY.shown, currency: 'eur' } }, 400, 'invalid'],
    ["another plan's price", { shown: shownTerms(OTHER_PLAN) }, 409, 'conflict'],
    ['terms that were not shown', { consent: { ...CHECKOUT_BODY.consent, version: 'old' } }, 409, 'conflict'],
    ['a plan that is not sold', { planId: 'week' }, 400, 'invalid'],
    ['no consent to the renewal', { consent: { ...CHECKOUT_BODY.consent, renewal: false } }, 400, 'invalid'],
    ['no confirmation of age', { consent: { ...CHECKOUT_BODY.consent, adult: false } }, 400, 'invalid'],
    ['no address', { email: 'nobody' }, 400, 'invalid'],
    ['a field that nobody knows', { price: 1 }, 400, 'invalid'],
    ['answers that are none', { answers: { [funnel.asking[0]?.id ?? '']: { $ne: 1 } } }, 400, 'invalid'],
  ])('a checkout with %s is refused and stores nothing', async (_case, change, status, code) => {
    const visitor = browser(shop);
    const response = await visitor.checkout(change);
    expect(response.statusCode).toBe(status);
    expect(response.json().error).toMatchObject({ code, message: expect.any(String) });
    expect(await attemptsOf(shop, visitor.visitor)).toEqual([]);
  });
});

test('what a visitor has bought comes with the offer while it runs, and null once it has ended', async () => {
  const visitor = browser(shop);
  expect((await visitor.startOffer()).json()).not.toHaveProperty('bought');
  const { url } = (await visitor.checkout({ shown: shownTerms(PLAN, introPrice(PLAN)) })).json();
  await visitor.pay(url);
  await shop.settle();
  const bought = { planId: PLAN.id, sessionId: null, periodEnd: null, renews: true };
  expect((await visitor.startOffer()).json()).toMatchObject({ bought });
  expect((await browser(shop).startOffer()).json()).not.toHaveProperty('bought');
  const [subscription] = await subscriptionsOf(shop, visitor.visitor);
  await shop.provider.endNow(subscription?.id ?? '');
  await shop.settle();
  expect((await visitor.startOffer()).json()).toMatchObject({ bought: null });
});

test('a refused price is answered with the terms that would be charged, in words and in cents', async () => {
  const visitor = browser(shop);
  const { error } = (await visitor.checkout({ shown: shownTerms(OTHER_PLAN) })).json();
  expect(error.terms).toEqual(shownTerms(PLAN));
  expect(error.message).toContain(`The ${PLAN.title} plan costs ${money(PLAN.listPrice)} today`);
  expect((await visitor.checkout({ shown: error.terms })).statusCode).toBe(200);
});

describe('the status of a checkout', () => {
  test('is answered only to the browser that started it', async () => {
    const visitor = browser(shop);
    const session = sessionIdOf((await visitor.checkout()).json().url);
    const foreign = await browser(shop).status(session);
    const nobody = await shop.server.inject({ url: `/api/checkout/${session}` });
    const missing = await visitor.status('cs_test_missing');
    for (const response of [foreign, nobody, missing]) expect(response.statusCode).toBe(404);
    expect(foreign.json().error.message).toBe(missing.json().error.message);
  });

  test('is paid without a webhook once the provider is asked', async () => {
    const deaf = await testShop();
    const visitor = browser(deaf);
    const { url } = (await visitor.checkout()).json();
    await visitor.pay(url);
    expect((await visitor.status(sessionIdOf(url))).json().status).toBe('paid');
    expect(await deaf.db.selectFrom('subscriptions').select('status').execute()).toEqual([{ status: 'active' }]);

    deaf.sandbox.deliverTo(deaf.webhookUrl); // late, and told a second time
    await deaf.sandbox.deliver();
    expect(await deaf.db.selectFrom('subscriptions').select('status').execute()).toHaveLength(1);
    await deaf.close();
  });

  test('is failed once the session expired, and pending while the provider is silent', async () => {
    const visitor = browser(shop);
    const session = sessionIdOf((await visitor.checkout()).json().url);
    await shop.provider.expireSession(session);
    const silent = { ok: false, reason: 'unreachable', detail: '' } as const;
    shop.line.payments = { ...shop.provider, readSession: async () => silent };
    expect((await visitor.status(session)).json().status).toBe('pending');
    shop.line.payments = shop.provider;
    shop.clock.aheadMs += 3000;
    expect((await visitor.status(session)).json().status).toBe('failed');
  });
});
