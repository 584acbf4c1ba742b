import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { funnel } from '../../../content/funnel/index.ts';
import { keepResultsCopy } from '../../../content/pages/keep-results.ts';
import { manageRefusals } from '../../../content/pages/manage.ts';
import type { PeopleList } from '../../../core/api/operator/people.ts';
import type { PersonResponse } from '../../../core/api/operator/person.ts';
import { MAX_RETURNED } from '../../../core/offers/repetition.ts';
import { confirmationLinks } from '../../money/account-links/confirmation-links.ts';
import { createLink } from '../../money/account-links/store.ts';
import { browser, type TestShop } from '../../money/checkout/testing.ts';
import {
  buyer,
  type ManageFixture,
  mailedToken,
  post as manage,
  manageFixture,
  requestsOf,
  signedInBuyer,
  subscriptionAt,
} from '../../money/manage/testing.ts';
import { furtherFunnels } from '../../platform/further-funnels.ts';
import { testServer } from '../../platform/http/testing.ts';
import { leadRoutes } from '../../visitors/leads/routes.ts';
import { inboxRoutes } from '../inbox/routes.ts';
import { asOwner } from '../testing.ts';
import { peopleRoutes } from './routes.ts';

let shop: ManageFixture;
let desk: ReturnType<typeof testServer>;
let ada: Awaited<ReturnType<typeof buyer>>;
beforeAll(async () => {
  shop = await manageFixture();
  desk = testServer(asOwner(peopleRoutes(shop.deps), inboxRoutes(shop.deps)));
  ada = await buyer(shop);
  await shop.db.insertInto('leads').values({ email: 'lea_d@example.com', visitor_id: null, source: 'keep-results' }).execute();
});
beforeEach(() => shop.db.deleteFrom('operator_audit').execute());
afterAll(async () => {
  await desk.close();
  await shop.close();
});

const post = (url: string, payload: object) => desk.inject({ method: 'POST', url: `/api${url}`, payload });
const search = async (text: string, kind = 'all') =>
  (await post('/people/search', { text, kind, offset: 0 })).json<PeopleList>().people.map(({ email }) => email);
const look = async () => (await post('/people/look', { email: ada.email })).json<PersonResponse>();
const numberOf = (id: string | null, step: string) => {
  const { number, title } = (furtherFunnels.get(id ?? '')?.funnel ?? funnel).steps.find((each) => each.id === step) ?? {};
  return { number, title };
};
const audit = () => shop.db.selectFrom('operator_audit').select(['action', 'subject']).orderBy('id').execute();

test('people are found by a part of the address or an id of the provider, without wildcards', async () => {
  expect(await search('lea_')).toEqual(['lea_d@example.com']);
  expect(await search('lea%')).toEqual([]);
  expect(await search(ada.id)).toEqual([ada.email]);
  expect([await search('', 'leads'), await search('', 'buyers')]).toEqual([['lea_d@example.com'], [ada.email]]);
});

test('a lost dispute is no money that a person paid, by its own amount', async () => {
  const paid = async () =>
    (await post('/people/search', { text: ada.email, kind: 'all', offset: 0 })).json<PeopleList>().people[0]?.paid.USD;
  const before = (await paid()) ?? 0;
  const dispute = (change: object) => shop.db.updateTable('payments').set(change).where('subscription_id', '=', ada.id).execute();
  const outcomes: (number | undefined)[] = [];
  for (const change of [
    { dispute: 'open' },
    { dispute: 'lost', dispute_amount: 500 },
    { dispute: 'lost', dispute_amount: null },
  ]) {
    await dispute(change);
    outcomes.push(await paid());
  }
  await dispute({ dispute: null, dispute_amount: null });
  expect(outcomes).toEqual([before, before - 500, 0]);
});

test('an address is found as it was typed and as it is stored', async () => {
  const email = 'lea@xn--mller-kva.de';
  await shop.db.insertInto('leads').values({ email, visitor_id: null, source: 'keep-results' }).execute();
  expect([await search('Lea@Müller.de'), await search('xn--mller')]).toEqual([[email], [email]]);
  await shop.db.deleteFrom('leads').where('email', '=', email).execute();
});

test('each look at a person and each search is in the audit log while the person is known', async () => {
  await look();
  await search(ada.email);
  await search('ada');
  expect(await audit()).toEqual([
    { action: 'person-looked-at', subject: ada.email },
    { action: 'people-listed', subject: ada.email },
    { action: 'people-listed', subject: null },
  ]);
});

test('the timeline lists what happened, the latest first', async () => {
  await shop.db.updateTable('subscriptions').set({ activated_at: new Date() }).where('id', '=', ada.id).execute();
  const { subscriptions, timeline } = await look();
  expect(subscriptions).toMatchObject([{ id: ada.id, status: 'active', canCancel: true }]);
  const kinds = timeline.map(({ kind }) => kind);
  for (const kind of ['checkout', 'answers', 'consent', 'started', 'activated', 'payment', 'mail']) expect(kinds).toContain(kind);
  const times = timeline.map(({ at }) => at);
  expect(times).toEqual([...times].sort((a, b) => b - a));
});

test('a consent that an edition asked for is told with its text', async () => {
  const { email } = await buyer(shop, { answers: { gender: 'female' } });
  const answers = [
    { question: 'study', answer: 'Agreed to version words-0abc at 2026-11-29T12:00:00.000Z' },
    { question: 'gender', answer: 'Female' },
  ];
  await shop.db
    .updateTable('submissions')
    .set({ question_answers: JSON.stringify(answers) })
    .where('email', '=', email)
    .execute();
  await shop.db
    .insertInto('consent_texts')
    .values({ version: 'words-0abc', text: 'You may ask me.', published_at: new Date() })
    .execute();
  const { timeline } = (await post('/people/look', { email })).json<PersonResponse>();
  expect(timeline.find(({ kind }) => kind === 'answers')).toMatchObject({
    answers: [
      { question: 'study', text: 'You may ask me.' },
      { question: 'gender', answer: 'Female' },
    ],
  });
});

test('the path has the screens of the devices that agreed to statistics under the address, named as the funnel of each visit names them', async () => {
  const device = randomUUID();
  const event = (name: string, at: string, properties: object, of: string | null = device, funnel: string | null = null) => ({
    id: randomUUID(),
    received_at: new Date(at),
    at: new Date(at),
    name,
    device_id: of,
    session_id: null,
    properties: JSON.stringify(properties),
    attribution: null,
    source: 'direct',
    device: 'phone',
    browser: '',
    country: '',
    visit: null,
    funnel,
  });
  await shop.db
    .insertInto('events')
    .values([
      event('Step Time', '2026-03-01T10:00:07Z', { step_id: 'landing', seconds: 7 }),
      event('Step Viewed', '2026-03-01T10:00:00Z', { step_id: 'landing' }),
      event('Step Viewed', '2026-03-01T10:00:00Z', { step_id: 'prediction' }, randomUUID()),
      event('Step Viewed', '2026-03-01T10:00:00Z', { step_id: 'prediction' }, null),
      event('Step Viewed', '2026-03-01T10:01:00Z', { step_id: 'skinType' }, device, 'short'),
      event('Step Time', '2026-03-01T10:01:05Z', { step_id: 'skinType', seconds: 5 }, device, 'short'),
      event('Step Viewed', '2026-03-01T10:02:00Z', { step_id: 'nightHours' }, device, 'sleep'),
      event('Step Viewed', '2026-03-01T10:02:30Z', { step_id: 'nightHours' }, device, 'of a folder that is gone'),
      event('Step Viewed', '2026-03-01T10:03:00Z', { step_id: 'skinType' }),
      event('Step Back', '2026-03-01T10:03:01Z', { step_id: 'skinType' }),
    ])
    .execute();
  expect((await look()).path).toEqual([]);
  await shop.db.insertInto('lead_devices').values({ email: ada.email, device_id: device }).execute();
  const at = Date.parse('2026-03-01T10:00:00Z');
  const seen = { wentBack: false, errors: 0 };
  const [short, first] = [numberOf('short', 'skinType'), numberOf(null, 'skinType')];
  expect(first?.number).not.toBe(short?.number);
  expect((await look()).path).toEqual([
    { ...seen, at, title: 'Landing page', seconds: 7 },
    { ...seen, ...short, at: at + 60_000, funnel: 'Twelve questions', seconds: 5 },
    { ...seen, ...numberOf('sleep', 'nightHours'), at: at + 120_000, funnel: 'Sleep' },
    { ...seen, ...first, at: at + 180_000, wentBack: true },
  ]);
});

test('answers and a marketing consent count as confirmed from the browser that signed in by a mailed link, not from one that paid, and answers of an order with it', async () => {
  const { email, visitor } = ada;
  const stranger = randomUUID();
  const sent = (who: string, answer: string) =>
    shop.server.inject({
      method: 'POST',
      url: '/api/receiveWebQuizData',
      cookies: { visitor: who },
      payload: [
        { question: 'email', answer: email },
        { question: 'gender', answer },
      ],
    });
  await sent(visitor, 'by herself');
  await sent(stranger, 'by a stranger');
  const confirmed = async (kind: string) =>
    (await look()).timeline.flatMap((entry) => ('confirmed' in entry && entry.kind === kind ? [entry] : []));
  const answers = await confirmed('answers');
  const of = (words: string) => answers.find((entry) => JSON.stringify(entry).includes(words))?.confirmed;
  expect([of('by herself'), of('by a stranger')]).toEqual([false, false]);
  expect(answers.filter((entry) => !JSON.stringify(entry).includes('by ')).map((entry) => entry.confirmed)).toEqual([true]);

  const leads = testServer(leadRoutes({ ...shop.deps, links: confirmationLinks, abandonedQuizHours: 0 }));
  const { version } = keepResultsCopy.marketing;
  const signIn = async () => {
    await manage(shop, '/manage-links', { email });
    await shop.queue.drain();
    await manage(shop, '/manage-sessions', { token: mailedToken(shop, 'manage-link', email) }, { visitor });
  };
  for (const [who, expected, first] of [
    [stranger, false],
    [visitor, false],
    [visitor, true, signIn],
  ] as const) {
    await first?.();
    await shop.db.updateTable('leads').set({ consented_at: null }).where('email', '=', email).execute();
    const payload = { email, marketing: version };
    await leads.inject({ method: 'POST', url: '/api/addUserToMailchimp', cookies: { visitor: who }, payload });
    expect(await confirmed('lead')).toMatchObject([{ marketing: true, confirmed: expected }]);
  }
  await leads.close();
});

test('answers count as confirmed from the browser that pressed the mailed link, and from no other', async () => {
  const [email, visitor] = ['mia@example.com', randomUUID()];
  for (const who of [visitor, randomUUID()])
    await shop.server.inject({
      method: 'POST',
      url: '/api/receiveWebQuizData',
      cookies: { visitor: who },
      payload: [
        { question: 'email', answer: email },
        { question: 'gender', answer: who },
      ],
    });
  const leads = testServer(leadRoutes({ ...shop.deps, links: confirmationLinks, abandonedQuizHours: 0 }));
  const { version } = keepResultsCopy.marketing;
  await leads.inject({ method: 'POST', url: '/api/addUserToMailchimp', payload: { email, marketing: version } });
  const token = await createLink(shop.db, { purpose: 'marketing', email, subscriptionId: undefined }, shop.deps.now());
  const confirmed = async () => {
    const { timeline } = (await post('/people/look', { email })).json<PersonResponse>();
    return timeline.flatMap((entry) => (entry.kind === 'answers' && entry.confirmed ? [JSON.stringify(entry)] : []));
  };
  expect(await confirmed()).toEqual([]);
  await leads.inject({ method: 'POST', url: '/api/marketing-confirmations', cookies: { visitor }, payload: { token } });
  expect(await confirmed()).toEqual([expect.stringContaining(visitor)]);
  await leads.close();
});

test('a payment is refunded whole and once, never one of another person, and the subscription ends with its money', async () => {
  const { email, id } = await buyer(shop);
  const subscriptions = async () => (await post('/people/look', { email })).json<PersonResponse>().subscriptions;
  const [payment] = (await subscriptions())[0]?.refundable ?? [];
  const order = { requestId: randomUUID(), amount: payment?.amount, reason: 'requested' };
  const refund = (change: object) =>
    post('/people/actions', { kind: 'refund', email, subscriptionId: id, paymentId: payment?.paymentId, ...order, ...change });
  expect((await refund({ email: 'lea_d@example.com' })).statusCode).toBe(404);
  expect((await refund({ paymentId: 'in_other' })).statusCode).toBe(404);
  expect((await refund({})).json()).toEqual({ outcome: 'done' });
  await shop.settle();
  expect(await subscriptions()).toMatchObject([{ status: 'canceled', refundable: [] }]);
});

test('a disputed payment cannot be refunded as well, and one whose dispute was won can', async () => {
  const { email, id } = await buyer(shop);
  const refundable = async () =>
    (await post('/people/look', { email })).json<PersonResponse>().subscriptions[0]?.refundable ?? [];
  const [payment] = await refundable();
  const refund = () => {
    const order = { paymentId: payment?.paymentId, requestId: randomUUID(), amount: payment?.amount, reason: 'requested' };
    return post('/people/actions', { kind: 'refund', email, subscriptionId: id, ...order });
  };
  await shop.sandbox.control.dispute(id);
  const refused = await refund();
  expect([refused.statusCode, refused.json().error.message]).toEqual([409, manageRefusals.disputed]);
  expect(await refundable()).toEqual([]);
  await shop.sandbox.control.closeDispute(id, 'won');
  await shop.settle();
  expect(await refundable()).toEqual([payment]);
  expect((await refund()).statusCode).toBe(200);
});

test('a guarantee request of a payment that was disputed since cannot be paid out, and ends nothing', async () => {
  const { ask, id } = await signedInBuyer(shop);
  await ask({ kind: 'guarantee', note: '' });
  const [request] = await requestsOf(shop, id);
  await shop.sandbox.control.dispute(id);
  const refused = await post(`/inbox/requests/${request?.id}`, { as: 'pay-back' });
  expect([refused.statusCode, refused.json().error.message]).toEqual([409, manageRefusals.disputed]);
  expect((await subscriptionAt(shop, id)).status).toBe('active');
  expect(await requestsOf(shop, id)).toMatchObject([{ done_at: null }]);
});

test('a cancellation by the operator is the same as one by the buyer', async () => {
  const deed = { kind: 'cancel', email: ada.email, subscriptionId: ada.id };
  expect((await post('/people/actions', deed)).json()).toEqual({ outcome: 'done' });
  expect((await look()).subscriptions).toMatchObject([{ status: 'active', cancelAtPeriodEnd: true, canCancel: false }]);
});

test('a person who gave two orders back is refused further ones until an operator allows them', async () => {
  const { email } = await buyer(shop);
  const isRefused = async () => (await post('/people/look', { email })).json<PersonResponse>().isRefused;
  expect(await isRefused()).toBe(false);
  for (let n = 0; n < MAX_RETURNED; n++) await buyer(shop, { email });
  expect(await isRefused()).toBe(true);
  expect((await browser(shop as TestShop).checkout({ email })).statusCode).toBe(409);
  expect((await post('/people/actions', { kind: 'excuse', email })).json()).toEqual({ outcome: 'done' });
  expect(await isRefused()).toBe(false);
  expect((await browser(shop as TestShop).checkout({ email })).statusCode).toBe(200);
  expect(await audit()).toContainEqual({ action: 'person-excuse', subject: email });
});

test('the operator can export and delete a person in the same way as the person could', async () => {
  const { held, about } = (await post('/people/export', { email: ada.email })).json();
  expect([about, held.subscriptions]).toEqual([ada.email, [expect.objectContaining({ id: ada.id })]]);
  expect((await post('/people/actions', { kind: 'delete', email: 'lea_d@example.com' })).json()).toEqual({ outcome: 'accepted' });
  expect(await shop.queue.waiting()).toContain('erase');
  const asked = await shop.db.selectFrom('deletion_requests').select(['email', 'status']).execute();
  expect(asked).toEqual([{ email: 'lea_d@example.com', status: 'open' }]);
});

test('a message waits until it is handled', async () => {
  const { id } = await shop.db
    .insertInto('contact_messages')
    .values({ name: 'Lea', email: 'lea@example.com', message: 'Hello' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const waiting = async () => (await desk.inject('/api/waiting')).json().messages;
  expect(await waiting()).toBe(1);
  await post(`/inbox/messages/${id}`, { handled: true });
  expect(await waiting()).toBe(0);
  await post(`/inbox/messages/${id}`, { handled: false });
  expect(await waiting()).toBe(1);
});
