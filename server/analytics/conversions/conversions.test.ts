import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { offlineCompanion } from '../../../adapters/companion/offline.ts';
import type { Conversion } from '../../../adapters/conversions/port.ts';
import { funnel } from '../../../content/funnel/index.ts';
import { consentVersion } from '../../../content/pages/consent.ts';
import { plans } from '../../../content/plans.ts';
import { type ConsentChoices, FULL_CONSENT, NO_CONSENT } from '../../../core/consent/consent.ts';
import { subscribedId } from '../../../core/consent/milestone.ts';
import { AGREED, PLAN, sessionIdOf, shownTerms, type TestShop, testShop } from '../../money/checkout/testing.ts';
import { companionJobs } from '../../money/companion/jobs.ts';
import { subscriptionJobs } from '../../money/subscriptions/jobs.ts';
import { storeConsent } from '../../visitors/consents/store.ts';
import { conversionJobs } from './jobs.ts';

const NOTHING_REPORTED = { ga4: [], meta: [] } as const;
const COOKIES = { _ga: 'GA1.1.123456.1700000000', _fbp: 'fb.1.1700000000000.42', _fbc: 'fb.1.1700000000000.AbC-_1' };
const AGENT = 'Mozilla/5.0 (Phone)';

let shop: TestShop;
const reported: { ga4: Conversion[]; meta: Conversion[] } = { ga4: [], meta: [] };
const answer = vi.fn(async () => ({ ok: true }) as const);
beforeAll(async () => {
  shop = await testShop();
  shop.sandbox.deliverTo(shop.webhookUrl);
  const port = (platform: keyof typeof reported) => ({
    report: async (conversion: Conversion) => {
      reported[platform].push(conversion);
      return answer();
    },
  });
  const { db, deps, queue } = shop;
  const conversions = { ga4: port('ga4'), meta: port('meta') };
  const others = { ...companionJobs({ db, companion: offlineCompanion() }), mail: async () => undefined };
  queue.work({ ...subscriptionJobs(deps), ...others, ...conversionJobs({ ...deps, conversions }) });
});
beforeEach(() => {
  reported.ga4 = [];
  reported.meta = [];
});
afterAll(() => shop.close());

async function agree(choices: ConsentChoices, replaces?: string): Promise<string> {
  const id = randomUUID();
  const consent = { id, version: consentVersion, choices, gpc: false, at: Date.now(), ...(replaces && { replaces }) };
  await storeConsent(shop.db, consent, shop.deps.now());
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
    payload: { ...AGREED, email, ...more },
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

test('who agreed to everything is told of once they have paid, with what they paid, and once', async () => {
  const { url, email, attempt } = await order({ consentId: await agree(FULL_CONSENT) });
  await shop.settle();
  expect(reported).toEqual(NOTHING_REPORTED);
  await pay(url);
  await pay(url);
  const same = { id: subscribedId(attempt.id), at: expect.any(Date), value: PLAN.listPrice, currency: 'USD', ads: true, email };
  expect(reported).toEqual({
    ga4: [{ ...same, client: { ga: '123456.1700000000' } }],
    meta: [{ ...same, client: { fbp: COOKIES._fbp, fbc: COOKIES._fbc, userAgent: AGENT } }],
  });
});

test.each([
  ['nothing', NO_CONSENT, { ga4: 0, meta: 0 }],
  ['statistics', { ...NO_CONSENT, statistics: true }, { ga4: 1, meta: 0 }],
  ['ads', { ...NO_CONSENT, ads: true }, { ga4: 0, meta: 1 }],
])('who agreed to %s is told of to nobody else', async (_what, choices, expected) => {
  const { url, email } = await order({ consentId: await agree(choices) });
  await pay(url);
  expect({ ga4: reported.ga4.length, meta: reported.meta.length }).toEqual(expected);
  if (!choices.ads) expect(JSON.stringify(reported)).not.toContain(email);
});

test('without a consent, or with one that nobody gave, nothing is even kept', async () => {
  const before = await contexts();
  for (const more of [{}, { consentId: randomUUID() }]) await pay((await order(more)).url);
  expect(reported).toEqual(NOTHING_REPORTED);
  expect(await contexts()).toEqual(before);
});

test('what is taken back before it is told is not told', async () => {
  const consentId = await agree(FULL_CONSENT);
  const { url } = await order({ consentId });
  await agree(NO_CONSENT, consentId);
  await pay(url);
  expect(reported).toEqual(NOTHING_REPORTED);
});

test('whoever was erased meanwhile is not told of', async () => {
  const { url, attempt } = await order({ consentId: await agree(FULL_CONSENT) });
  await shop.db.deleteFrom('ad_traces').where('attempt_id', '=', attempt.id).execute();
  await pay(url);
  expect(reported).toEqual(NOTHING_REPORTED);
});

test('whatever was answered and wherever the visitor was, no platform is told a word of it', async () => {
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
