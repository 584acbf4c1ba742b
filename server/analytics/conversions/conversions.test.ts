import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { offlineCompanion } from '../../../adapters/companion/offline.ts';
import type { Conversion } from '../../../adapters/conversions/port.ts';
import { funnel } from '../../../content/funnel/index.ts';
import { consentVersion } from '../../../content/pages/consent.ts';
import { plans } from '../../../content/plans.ts';
import { type ConsentChoices, FULL_CONSENT, NO_CONSENT } from '../../../core/consent/consent.ts';
import { subscribedId } from '../../../core/consent/milestone.ts';
import type { Platform } from '../../../core/consent/platforms.ts';
import { CHECKOUT_BODY, PLAN, sessionIdOf, shownTerms, testShop } from '../../money/checkout/testing.ts';
import { companionJobs } from '../../money/companion/jobs.ts';
import { subscriptionJobs } from '../../money/subscriptions/jobs.ts';
import { openBeforeAll } from '../../platform/testing.ts';
import { saveConsent } from '../../visitors/consents/store.ts';
import { conversionJobs } from './jobs.ts';

const NOTHING_REPORTED = { ga4: [], meta: [], tiktok: [], refunds: [] } as const;
const COOKIES = {
  _ga: 'GA1.1.123456.1700000000',
  _ga_TEST12345: 'GS2.1.s1700000001$o1$g0$t1700000002$j60$l0$h0',
  _fbp: 'fb.1.1700000000000.42',
  _fbc: 'fb.1.1700000000000.AbC-_1.AQECAQMB',
  _ttp: '2F7h37YkS1j57AYSKTI7IHhJPYH',
  ttclid: 'E.C.P.abc-1',
};
const AGENT = 'Mozilla/5.0 (Phone)';

const shop = openBeforeAll(testShop);
const reported: Record<keyof typeof NOTHING_REPORTED, Conversion[]> = { ga4: [], meta: [], tiktok: [], refunds: [] };
const answer = vi.fn(async () => ({ ok: true }) as const);
beforeAll(async () => {
  shop.sandbox.deliverTo(shop.webhookUrl);
  const port = (platform: Platform) => ({
    report: async (conversion: Conversion) => {
      reported[platform].push(conversion);
      return answer();
    },
    reportRefund: async (refund: Conversion) => {
      reported.refunds.push(refund);
      return answer();
    },
  });
  const { db, deps, queue } = shop;
  const conversions = { ga4: port('ga4'), meta: port('meta'), tiktok: port('tiktok') };
  const others = { ...companionJobs({ db, companion: offlineCompanion() }), mail: async () => undefined };
  queue.work({ ...subscriptionJobs(deps), ...others, ...conversionJobs({ ...deps, conversions }) });
});
beforeEach(() => {
  for (const told of Object.values(reported)) told.length = 0;
});

async function agree(choices: ConsentChoices, replaces?: string): Promise<string> {
  const id = randomUUID();
  const consent = { id, version: consentVersion, choices, gpc: false, at: Date.now(), ...(replaces && { replaces }) };
  await saveConsent(shop.db, consent, shop.deps.now());
  return id;
}

async function order(more: object, cookies: Readonly<Record<string, string>> = COOKIES) {
  const visitor = randomUUID();
  const email = `${visitor}@example.com`;
  const response = await shop.server.inject({
    method: 'POST',
    url: '/api/checkout',
    cookies: { ...cookies, visitor },
    headers: { 'user-agent': AGENT },
    payload: { ...CHECKOUT_BODY, email, ...more },
  });
  const { url } = response.json<{ url: string }>();
  const attempt = await shop.db
    .selectFrom('checkout_attempts')
    .selectAll()
    .where('session_id', '=', sessionIdOf(url))
    .executeTakeFirstOrThrow();
  return { url, email, attempt };
}

async function pay(url: string): Promise<void> {
  await shop.server.inject({
    method: 'POST',
    url: `${new URL(url).pathname}/pay`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ number: '4242424242424242', expiry: '12/34', cvc: '123', name: 'Ada' }).toString(),
  });
  await shop.settle();
}

const contexts = () => shop.db.selectFrom('ad_traces').selectAll().execute();

test('a payment is reported once to every platform, with its amount, after a consent to everything', async () => {
  const { url, email, attempt } = await order({ consentId: await agree(FULL_CONSENT) });
  await shop.settle();
  expect(reported).toEqual(NOTHING_REPORTED);
  await pay(url);
  await pay(url);
  const same = { id: subscribedId(attempt.id), at: expect.any(Date), value: PLAN.listPrice, currency: 'USD', ads: true, email };
  expect(reported).toEqual({
    ga4: [{ ...same, client: { ga: '123456.1700000000', gaSession: '1700000001' } }],
    meta: [{ ...same, client: { fbp: COOKIES._fbp, fbc: COOKIES._fbc, userAgent: AGENT } }],
    tiktok: [{ ...same, client: { ttp: COOKIES._ttp, ttclid: COOKIES.ttclid, userAgent: AGENT } }],
    refunds: [],
  });
});

test("a browser without Google's mark is not reported to Google, and the other platforms use the clicks of the landing page", async () => {
  const attribution = { fbclid: 'IwAR-1', ttclid: 'E.C.P.2' };
  const { url } = await order({ consentId: await agree(FULL_CONSENT), attribution }, {});
  await pay(url);
  expect(reported.ga4).toEqual([]);
  expect(reported.meta).toMatchObject([{ client: { fbc: expect.stringMatching(/^fb\.1\.\d{13}\.IwAR-1$/) } }]);
  expect(reported.tiktok).toMatchObject([{ client: { ttclid: 'E.C.P.2' } }]);
});

test('a refund of a reported order is reported to Google once, with its amount', async () => {
  const { url, attempt } = await order({ consentId: await agree(FULL_CONSENT) });
  await pay(url);
  const { id } = await shop.db
    .selectFrom('payments')
    .innerJoin('subscriptions', 'subscriptions.id', 'payments.subscription_id')
    .select('payments.id')
    .where('subscriptions.attempt_id', '=', attempt.id)
    .executeTakeFirstOrThrow();
  await shop.deps.payments.refund({ id });
  await shop.settle();
  await shop.settle();
  expect(reported.refunds).toMatchObject([
    { id: subscribedId(attempt.id), value: PLAN.listPrice, currency: 'USD', client: { ga: '123456.1700000000' } },
  ]);
});

test.each([
  ['nothing', NO_CONSENT, { ga4: 0, meta: 0, tiktok: 0 }],
  ['statistics', { ...NO_CONSENT, statistics: true }, { ga4: 1, meta: 0, tiktok: 0 }],
  ['ads', { ...NO_CONSENT, ads: true }, { ga4: 0, meta: 1, tiktok: 1 }],
])('a payment after a consent to %s is reported to no other platform', async (_what, choices, expected) => {
  const { url, email } = await order({ consentId: await agree(choices) });
  await pay(url);
  const { ga4, meta, tiktok } = reported;
  expect({ ga4: ga4.length, meta: meta.length, tiktok: tiktok.length }).toEqual(expected);
  if (!choices.ads) expect(JSON.stringify(reported)).not.toContain(email);
});

test('no conversion is stored without a consent, or with an unknown one', async () => {
  const before = await contexts();
  for (const more of [{}, { consentId: randomUUID() }]) await pay((await order(more)).url);
  expect(reported).toEqual(NOTHING_REPORTED);
  expect(await contexts()).toEqual(before);
});

test('a consent that is withdrawn before the report prevents it', async () => {
  const consentId = await agree(FULL_CONSENT);
  const { url } = await order({ consentId });
  await agree(NO_CONSENT, consentId);
  await pay(url);
  expect(reported).toEqual(NOTHING_REPORTED);
});

test('a payment of an erased buyer is not reported', async () => {
  const { url, attempt } = await order({ consentId: await agree(FULL_CONSENT) });
  await shop.db.deleteFrom('ad_traces').where('attempt_id', '=', attempt.id).execute();
  await pay(url);
  expect(reported).toEqual(NOTHING_REPORTED);
});

test('no conversion holds an answer or a page of the visitor', async () => {
  const answers = Object.fromEntries(
    funnel.asking.map((step) => {
      const ids = 'options' in step ? step.options.map(({ id }) => id) : ['Lisbon, Portugal'];
      return [step.id, step.kind === 'multi' ? ids : (ids[0] ?? '')];
    }),
  );
  const [first, second = first] = funnel.asking;
  const planted = { _ga: `GA1.1.${first?.id}.1`, _fbp: `fb.1.1.${second?.id}`, _fbc: `${first?.path} ${first?.title}` };
  const consentId = await agree(FULL_CONSENT);
  for (const plan of plans) {
    const { url } = await order({ consentId, answers, planId: plan.id, shown: shownTerms(plan) }, planted);
    await pay(url);
  }
  expect(reported.meta).toHaveLength(plans.length);
  const keys = new Set([...reported.ga4, ...reported.meta].flatMap((conversion) => Object.keys(conversion)));
  expect([...keys].sort()).toEqual(['ads', 'at', 'client', 'currency', 'email', 'id', 'value']);
  const words = JSON.stringify([...reported.ga4, ...reported.meta].map(({ email: _digested, id: _random, ...rest }) => rest));
  const options = funnel.asking.flatMap((step) =>
    'options' in step ? step.options.flatMap(({ id, label }) => [id, label]) : [],
  );
  const forbidden = [...funnel.steps.flatMap(({ id, path, title }) => [id, path, title]), ...options, 'Lisbon', 'quiz', 'photo'];
  for (const word of forbidden.filter(({ length }) => length > 3)) expect(words).not.toContain(word);
});
