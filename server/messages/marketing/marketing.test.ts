import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ListPort } from '../../../adapters/list/port.ts';
import { keepResultsCopy } from '../../../content/pages/keep-results.ts';
import { HOUR_MS } from '../../../core/time.ts';
import { confirmationLinks } from '../../money/account-links/confirmation-links.ts';
import { accountLinkJobs } from '../../money/account-links/jobs.ts';
import { createLink } from '../../money/account-links/store.ts';
import type { Db } from '../../platform/db/client.ts';
import { testDatabase } from '../../platform/db/testing.ts';
import type { Server } from '../../platform/http/server.ts';
import { testServer } from '../../platform/http/testing.ts';
import type { Handlers } from '../../platform/jobs/queue.ts';
import { type TestQueue, testQueue } from '../../platform/jobs/testing.ts';
import { confirmBuyersConsent } from '../../visitors/leads/confirm-consent.ts';
import { leadRoutes } from '../../visitors/leads/routes.ts';
import { isLead } from '../../visitors/leads/store.ts';
import { recordedEvents } from '../webhooks/testing.ts';
import { bounceRoutes } from './bounces.ts';
import { enqueueListUpdate } from './enqueue.ts';
import { marketingJobs } from './jobs.ts';
import { listWebhook } from './list-webhook.ts';
import { marketingRoutes } from './routes.ts';

const START = new Date('2026-11-20T12:00:00Z');
const ANN = 'ann@example.com';
const SECRET = 'a-secret-of-24-letters-or-more';
const { version, text } = keepResultsCopy.marketing;

let db: Db;
let queue: TestQueue;
let server: Server;
let now = START;
const settings = { abandonedQuizHours: 24, listInApp: false };
const mail = vi.fn<Handlers['mail']>(async () => undefined);
const toApp = vi.fn(async () => undefined);
const ok = async () => ({ ok: true }) as const;
const list = {
  save: vi.fn<ListPort['save']>(ok),
  unsubscribe: vi.fn<ListPort['unsubscribe']>(ok),
  remove: vi.fn<ListPort['remove']>(ok),
  membership: vi.fn<ListPort['membership']>(async () => ({ ok: true, subscribed: true })),
};

beforeAll(async () => {
  db = await testDatabase();
  queue = await testQueue(db, () => now);
  const deps = {
    db,
    queue,
    list,
    now: () => now,
    get listInApp() {
      return settings.listInApp;
    },
    get abandonedQuizHours() {
      return settings.abandonedQuizHours;
    },
  };
  const links = accountLinkJobs({ ...deps, publicUrl: new URL('https://shop.example'), isKnown: isLead, hasApp: false, mail });
  queue.work({ ...marketingJobs(deps), ...links, mail, 'app-subscriber': toApp });
  const mailchimp = { listId: 'LIST1', webhookSecret: SECRET };
  server = testServer(
    leadRoutes({ ...deps, links: confirmationLinks, abandonedQuizHours: 24 }),
    marketingRoutes(deps),
    ...listWebhook({ ...deps, mailchimp }),
    bounceRoutes(deps),
  );
});
beforeEach(async () => {
  now = START;
  settings.abandonedQuizHours = 24;
  settings.listInApp = false;
  await queue.drain();
  vi.clearAllMocks();
  for (const table of ['account_links', 'leads', 'subscriptions', 'checkout_attempts', 'webhook_events'] as const)
    await db.deleteFrom(table).execute();
});
afterAll(async () => {
  await server.close();
  await queue.stop();
  await db.destroy();
});

const submitLead = (payload: object) => server.inject({ method: 'POST', url: '/api/addUserToMailchimp', payload });
const press = (token: string) => server.inject({ method: 'POST', url: '/api/marketing-confirmations', payload: { token } });
/** Ticks the box, and opens the link that is mailed for it. */
const agree = async () => {
  await submitLead({ email: ANN, marketing: version });
  return press(await createLink(db, { purpose: 'marketing', email: ANN, subscriptionId: undefined }, now));
};
const lead = () => db.selectFrom('leads').selectAll().where('email', '=', ANN).executeTakeFirstOrThrow();
const advance = async (hours: number) => {
  now = new Date(now.getTime() + hours * HOUR_MS);
  await queue.drain();
};
const events = async () => (await recordedEvents(db)).map(({ type, data }) => [type, data]);

async function buy(planId = 'year', status = 'active') {
  const values = { id: `sub_${planId}`, customer_id: 'cus_1', email: ANN, plan_id: planId, status, currency: 'USD' };
  const amounts = { first_amount: 6499, renewal_amount: 12999, as_of: now, started_at: now, current_period_start: now };
  await db
    .insertInto('subscriptions')
    .values({ ...values, ...amounts, attempt_id: null, current_period_end: now })
    .execute();
}

test('a lead without the marketing consent is stored, and is not added to the list', async () => {
  await submitLead({ email: ANN });
  await queue.drain();
  expect(await lead()).toMatchObject({ consent_text: null, consent_version: null, consented_at: null });
  expect(list.save).not.toHaveBeenCalled();
  expect(await events()).toEqual([['lead.created', { source: 'keep-results', marketingConsent: false }]]);
  await advance(100);
  expect(mail).not.toHaveBeenCalled();
});

test('a lead with the marketing consent is added to the list, and the consent is stored with its text and time', async () => {
  await agree();
  await queue.drain();
  expect(await lead()).toMatchObject({ consent_text: text, consent_version: version, consented_at: START });
  expect(list.save.mock.calls).toEqual([[{ email: ANN, plan: undefined }]]);
  expect(await events()).toEqual([
    ['lead.created', { source: 'keep-results', marketingConsent: false }],
    ['lead.consented', { version }],
  ]);
});

test('a lead that consents at the second visit has the time of that visit, and a third visit changes nothing', async () => {
  await submitLead({ email: ANN });
  now = new Date(START.getTime() + HOUR_MS);
  await agree();
  now = new Date(START.getTime() + 2 * HOUR_MS);
  await agree();
  await submitLead({ email: ANN });
  expect((await lead()).consented_at).toEqual(new Date(START.getTime() + HOUR_MS));
  await queue.drain();
  expect(list.save).toHaveBeenCalledOnce();
  expect(await events()).toEqual([
    ['lead.created', { source: 'keep-results', marketingConsent: false }],
    ['lead.consented', { version }],
  ]);
});

test('a marketing consent with an unknown version is ignored, and the lead is stored', async () => {
  const response = await submitLead({ email: ANN, marketing: 'another' });
  expect(response.statusCode).toBe(200);
  expect((await lead()).consented_at).toBeNull();
});

test('the list gets the plan of a member who buys, and no buyer who is not a member', async () => {
  await agree();
  await queue.drain();
  await buy();
  for (const email of [ANN, 'bob@example.com']) await enqueueListUpdate(db, queue, email);
  await queue.drain();
  expect(list.save.mock.lastCall).toEqual([{ email: ANN, plan: 'year' }]);
  await db.updateTable('subscriptions').set({ status: 'canceled' }).execute();
  await enqueueListUpdate(db, queue, ANN);
  await queue.drain();
  expect(list.save.mock.calls.map(([{ plan }]) => plan)).toEqual([undefined, 'year', undefined]);
});

test('an update of the list that fails is retried later, and the visitor does not wait for it', async () => {
  list.save.mockResolvedValueOnce({ ok: false, reason: 'unreachable', detail: 'Away.' });
  expect((await agree()).statusCode).toBe(200);
  await queue.drain();
  await advance(1);
  expect(list.save).toHaveBeenCalledTimes(2);
});

test('a lead that consented is sent once to the companion app when the app keeps the list', async () => {
  settings.listInApp = true;
  await submitLead({ email: 'bob@example.com' });
  await agree();
  await queue.drain();
  await buy();
  await enqueueListUpdate(db, queue, ANN);
  await queue.drain();
  expect(toApp.mock.calls).toEqual([[{ email: ANN }, expect.anything()]]);
  expect(list.save).not.toHaveBeenCalled();
});

test('a lead that consented and did not buy is reminded once, after the configured hours', async () => {
  await agree();
  await advance(23.9);
  expect(mail).not.toHaveBeenCalled();
  await advance(0.1);
  const { unsubscribe_token: unsubscribeToken } = await lead();
  expect(mail.mock.calls).toEqual([[{ template: 'abandoned-quiz', to: ANN, facts: { unsubscribeToken } }, expect.anything()]]);
  await queue.add(db, 'abandoned-quiz', { email: ANN });
  await advance(100);
  expect(mail).toHaveBeenCalledOnce();
});

test.each([
  ['bought in the meantime', () => buy()],
  ['bought and cancelled', () => buy('year', 'canceled')],
  ['unsubscribed in the meantime', async () => void (await unsubscribe((await lead()).unsubscribe_token))],
  ['was erased in the meantime', async () => void (await db.deleteFrom('leads').execute())],
  [
    'belongs to an operator without reminders',
    async () => {
      settings.abandonedQuizHours = 0;
    },
  ],
])('a lead that %s is not reminded', async (_case, change) => {
  await agree();
  await change();
  await advance(25);
  expect(mail).not.toHaveBeenCalled();
});

const unsubscribe = (token: string, headers = {}, payload = '') =>
  server.inject({ method: 'POST', url: `/api/unsubscriptions/${token}`, headers, payload });

test.each([
  ['the button of the page', { 'content-type': 'application/json' }, '{}'],
  ['a mail programme with a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'List-Unsubscribe=One-Click'],
  [
    'a mail programme with multipart data',
    { 'content-type': 'multipart/form-data; boundary=b' },
    '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--',
  ],
])('%s unsubscribes a lead permanently, here and at the list', async (_case, headers, payload) => {
  await agree();
  const { unsubscribe_token: token } = await lead();
  const answers = [await unsubscribe(token, headers, payload), await unsubscribe(token, headers, payload)];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  await agree();
  expect((await lead()).unsubscribed_at).toEqual(START);
  await queue.drain();
  expect(list.save).not.toHaveBeenCalled();
  expect(list.unsubscribe.mock.lastCall).toEqual([ANN]);
  expect((await events()).filter(([type]) => type === 'lead.unsubscribed')).toHaveLength(1);
});

test('a GET request for the unsubscribe link changes nothing and is redirected to the page', async () => {
  await agree();
  const { unsubscribe_token: token } = await lead();
  const response = await server.inject({ method: 'GET', url: `/api/unsubscriptions/${token}` });
  expect([response.statusCode, response.headers.location]).toEqual([303, `/unsubscribe#${token}`]);
  expect((await lead()).unsubscribed_at).toBeNull();
});

test('an unsubscription has the same answer for a known and an unknown token', async () => {
  await agree();
  const known = await unsubscribe((await lead()).unsubscribe_token);
  const unknown = await unsubscribe('0b5c8f6e-3f43-4c55-9d54-6ad1d1b8a0a7');
  expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
  expect((await unsubscribe('1')).statusCode).toBe(400);
});

test('an address that is erased is removed from the list after its pending updates', async () => {
  await agree();
  await queue.add(db, 'list-removal', { email: ANN }, { subject: ANN });
  await queue.drain();
  expect(list.remove.mock.calls).toEqual([[ANN]]);
  expect(list.save.mock.invocationCallOrder[0]).toBeLessThan(list.remove.mock.invocationCallOrder[0] ?? 0);
});

describe('a marketing consent under an address that nobody confirmed', () => {
  const VISITOR = '11111111-1111-4111-8111-111111111111';
  const mailedTokens = () =>
    mail.mock.calls.flatMap(([{ facts }]) => ('link' in facts ? [new URL(facts.link).hash.slice(1)] : []));
  const submitAs = (visitor: string) =>
    server.inject({
      method: 'POST',
      url: '/api/addUserToMailchimp',
      payload: { email: ANN, marketing: version },
      cookies: { visitor },
    });

  test('reaches neither the list nor a reminder, and one mail asks for it', async () => {
    for (let i = 0; i < 3; i++) {
      await submitLead({ email: ANN, marketing: version });
      await queue.drain();
    }
    await advance(100);
    expect(list.save).not.toHaveBeenCalled();
    const link = expect.stringMatching(/^https:\/\/shop\.example\/confirm#.{43}$/);
    expect(mail.mock.calls.map(([order]) => order)).toEqual([
      { template: 'marketing-confirmation', to: ANN, facts: { link, days: 7 } },
    ]);
    expect(await events()).toEqual([['lead.created', { source: 'keep-results', marketingConsent: false }]]);
  });

  test('counts once the link in the mail is pressed, and a second press says so', async () => {
    await submitLead({ email: ANN, marketing: version });
    await queue.drain();
    const [token = ''] = mailedTokens();
    const answers = [await press(token), await press(token)];
    expect(answers.map((answer) => answer.json())).toEqual([{ outcome: 'confirmed' }, { outcome: 'used' }]);
    await queue.drain();
    expect(list.save).toHaveBeenCalledOnce();
    expect((await events()).map(([type]) => type)).toEqual(['lead.created', 'lead.consented']);
    await submitLead({ email: ANN, marketing: version });
    await queue.drain();
    expect(mailedTokens()).toHaveLength(1);
  });

  test('is asked for again with a new link after a week, and the old one is dead', async () => {
    await submitLead({ email: ANN, marketing: version });
    await queue.drain();
    await advance(7 * 24 + 1);
    const [old = ''] = mailedTokens();
    expect((await press(old)).statusCode).toBe(404);
    expect((await press('a'.repeat(43))).statusCode).toBe(404);
    await submitLead({ email: ANN, marketing: version });
    await queue.drain();
    expect((await press(mailedTokens()[1] ?? '')).json()).toEqual({ outcome: 'confirmed' });
    await queue.drain();
    expect(list.save).toHaveBeenCalledOnce();
  });

  test('counts without a mail from the browser that paid under the address, and not from another', async () => {
    const attempt = { id: VISITOR, visitor_id: VISITOR, email: ANN, plan_id: 'year', currency: 'USD' };
    await db
      .insertInto('checkout_attempts')
      .values({ ...attempt, due_now: 1, due_later: 1, digest: '', status: 'paid' })
      .execute();
    await buy();
    await db.updateTable('subscriptions').set({ attempt_id: VISITOR }).execute();
    await submitAs('22222222-2222-4222-8222-222222222222');
    expect((await lead()).confirmed_at).toBeNull();
    await db.deleteFrom('leads').execute();
    await submitAs(VISITOR);
    await queue.drain();
    expect(list.save.mock.calls).toEqual([[{ email: ANN, plan: 'year' }]]);
    expect(mail).not.toHaveBeenCalled();
  });

  test('counts once the browser that agreed pays under the address', async () => {
    await submitAs(VISITOR);
    await confirmBuyersConsent(db, queue, { email: ANN, visitor_id: '22222222-2222-4222-8222-222222222222' });
    expect((await lead()).confirmed_at).toBeNull();
    await confirmBuyersConsent(db, queue, { email: ANN, visitor_id: VISITOR });
    expect((await lead()).confirmed_at).not.toBeNull();
  });
});

// https://mailchimp.com/developer/marketing/guides/sync-audience-data-webhooks/: form-encoded, unsigned, with a GET check.
describe("Mailchimp's webhook", () => {
  const address = (secret = SECRET) => `/api/webhooks/mailchimp/${secret}`;
  const tell = (fields: Readonly<Record<string, string>>, secret?: string) =>
    server.inject({
      method: 'POST',
      url: address(secret),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ 'data[email]': 'Ann@Example.com', 'data[list_id]': 'LIST1', ...fields }).toString(),
    });

  test.each(['unsubscribe', 'cleaned'])(
    'of type %s stops every marketing mail to the address, and is recorded once',
    async (type) => {
      await agree();
      await queue.drain();
      for (let times = 0; times < 2; times++) expect((await tell({ type })).statusCode).toBe(200);
      expect((await lead()).unsubscribed_at).toEqual(now);
      expect((await events()).filter(([name]) => name === 'lead.unsubscribed')).toHaveLength(1);
      mail.mockClear();
      await advance(100);
      expect(mail).not.toHaveBeenCalled();
    },
  );

  test('changes nothing for other types, other audiences and unknown addresses', async () => {
    await agree();
    const others = [
      { type: 'profile' },
      { type: 'unsubscribe', 'data[list_id]': 'LIST2' },
      { type: 'cleaned', 'data[email]': 'x@y.co' },
    ];
    for (const fields of others) expect((await tell(fields)).statusCode).toBe(200);
    expect((await lead()).unsubscribed_at).toBeNull();
  });

  test('is checked by a GET when it is made, and its address does not exist without the secret', async () => {
    await agree();
    expect((await server.inject(address())).statusCode).toBe(200);
    expect((await server.inject(address('guess'))).statusCode).toBe(404);
    expect((await tell({ type: 'unsubscribe' }, 'guess')).statusCode).toBe(404);
    expect((await lead()).unsubscribed_at).toBeNull();
  });
});

test('a reminder is not sent to an address that the list does not count as subscribed, and waits while the list is away', async () => {
  await agree();
  await queue.drain();
  mail.mockClear();
  list.membership.mockResolvedValue({ ok: false, reason: 'busy', detail: 'Busy.' });
  await advance(25);
  const asked = list.membership.mock.calls.length;
  list.membership.mockResolvedValue({ ok: true, subscribed: false });
  await advance(2);
  expect(list.membership.mock.calls.length).toBeGreaterThan(asked);
  expect(mail).not.toHaveBeenCalled();
  expect((await lead()).reminded_at).toBeNull();
  list.membership.mockResolvedValue({ ok: true, subscribed: true });
});

// RFC 3464: a delivery status notification.
describe('a returned mail', () => {
  const status = (action: string, code: string, token: string) =>
    `To: bounces+${token.replaceAll('-', '')}@petalune.example\r\n\r\nFinal-Recipient: rfc822;${ANN}\r\nAction: ${action}\r\nStatus: ${code}\r\n`;
  const post = (payload: string, type = 'message/rfc822') =>
    server.inject({ method: 'POST', url: '/api/webhooks/bounces', headers: { 'content-type': type }, payload });
  const token = async () => (await lead()).unsubscribe_token;

  test('that failed for good ends marketing mails, as it is or in a form', async () => {
    for (const inForm of [false, true]) {
      await db.deleteFrom('leads').execute();
      await agree();
      const mail = status('failed', '5.1.1', await token());
      const form = new URLSearchParams({ email: mail }).toString();
      const answer = inForm ? await post(form, 'application/x-www-form-urlencoded') : await post(mail);
      expect(answer.statusCode).toBe(200);
      expect((await lead()).unsubscribed_at).toEqual(now);
    }
  });

  test('that is delayed, full or from somebody on holiday ends nothing, and so does one without a token of ours', async () => {
    await agree();
    const own = await token();
    for (const mail of [
      status('delayed', '4.4.1', own),
      status('failed', '4.2.2', own),
      `To: bounces+${own}@x\r\n\r\nI am away.`,
    ])
      expect((await post(mail)).statusCode).toBe(200);
    await post(status('failed', '5.1.1', '00000000-0000-4000-8000-000000000000'));
    expect((await lead()).unsubscribed_at).toBeNull();
  });
});
