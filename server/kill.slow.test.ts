import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { setTimeout as after } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededRandom } from '../bench/chaos/storm/seeded-random.ts';
import { consent } from '../content/pages/checkout.ts';
import { plans } from '../content/plans.ts';
import { CURRENCY } from '../core/plans/plan.ts';
import { type Db, openDatabase } from './platform/db/client.ts';
import { testDataDir } from './platform/db/testing.ts';
import { freePort, RunningServer } from './testing.ts';

const KILLS = 22;
const random = seededRandom(20261121);
const [PLAN] = plans;

let folder: string;
let running: RunningServer | undefined;
beforeAll(async () => {
  folder = await testDataDir('killed');
});
afterAll(async () => {
  await running?.stop('SIGKILL');
  await rm(folder, { recursive: true });
});

async function start(): Promise<RunningServer> {
  running = new RunningServer({ PORT: await freePort(), DATA_DIR: folder, REQUESTS_PER_MINUTE: '0', LOG_LEVEL: 'silent' });
  return running;
}

/** What the server said it has. */
const acknowledged = {
  leads: [] as string[],
  messages: [] as string[],
  submissions: [] as string[],
  checkouts: [] as { visitor: string; url: string }[],
  payments: [] as { visitor: string; sessionId: string }[],
};

/** However fast the machine is, each kill falls soon after an acknowledgement, of each kind in turn. */
async function acknowledgement(kill: number, over: AbortSignal): Promise<void> {
  const { messages, submissions, checkouts, payments } = acknowledged;
  const list = [messages, submissions, checkouts, payments][kill % 4] ?? payments;
  const target = list.length + 1 + Math.floor(random() * 3);
  const pause = random() * 50;
  while (list.length < target && !over.aborted) await after(1);
  await after(pause);
}

/** Keeps on doing until the server does not answer any more. */
async function untilKilled(act: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      await act();
    } catch (error) {
      if (error instanceof TypeError) return; // fetch: the connection ended
      throw error;
    }
  }
}

const ok = (response: Response) => expect(response.status).toBe(200);
const cookieOf = (visitor: string) => ({ cookie: `visitor=${visitor}` });

async function leaveWords(server: RunningServer): Promise<void> {
  const id = randomUUID();
  const email = `${id}@example.com`;
  ok(await server.post('/api/addUserToMailchimp', { email }));
  acknowledged.leads.push(email);
  ok(await server.post('/api/contact-messages', { name: 'Ann', email, message: id }));
  acknowledged.messages.push(id);
  const answers = [{ question: 'city', answer: id }];
  ok(await server.post('/api/receiveWebQuizData', answers));
  acknowledged.submissions.push(id);
  ok(await server.post('/api/receiveWebQuizData', answers));
}

async function buy(server: RunningServer): Promise<void> {
  const visitor = randomUUID();
  const order = {
    planId: PLAN.id,
    email: `${visitor}@example.com`,
    answers: {},
    consent: { version: consent.version, renewal: true, adult: true },
    shown: { dueNow: PLAN.listPrice, dueLater: PLAN.listPrice, currency: CURRENCY },
  };
  const checkout = await server.post('/api/checkout', order, cookieOf(visitor));
  ok(checkout);
  const { url } = (await checkout.json()) as { url: string };
  acknowledged.checkouts.push({ visitor, url });
  const { pathname } = new URL(url);
  const card = new URLSearchParams({ number: '4242 4242 4242 4242', expiry: '12/34', cvc: '123', name: 'Ann' });
  const paid = await server.fetch(`${pathname}/pay`, { method: 'POST', body: card });
  expect(paid.status).toBe(303);
  acknowledged.payments.push({ visitor, sessionId: pathname.split('/').at(-1) ?? '' });
}

async function statusOf(server: RunningServer, { visitor, sessionId }: { visitor: string; sessionId: string }): Promise<unknown> {
  const response = await server.fetch(`/api/checkout/${sessionId}`, { headers: cookieOf(visitor) });
  return ((await response.json()) as { status: unknown }).status;
}

test('kill -9 at any moment loses nothing that was acknowledged, and doubles nothing', { timeout: 600_000 }, async () => {
  await (await start()).ready();
  await running?.stop();
  for (let kill = 0; kill < KILLS; kill++) {
    const server = await start();
    if (kill % 5 === 4) {
      await after(random() * 1000); // while it starts
      await server.stop('SIGKILL');
      continue;
    }
    await server.ready();
    const over = new AbortController();
    const visitors = Promise.all([buy, leaveWords, buy, leaveWords].map((act) => untilKilled(() => act(server)))).finally(() =>
      over.abort(),
    );
    await Promise.race([acknowledgement(kill, over.signal), visitors]);
    await server.stop('SIGKILL');
    await visitors;
  }

  const server = await (await start()).ready();
  for (const payment of acknowledged.payments) expect(await statusOf(server, payment)).toBe('paid');
  await server.stop();
  const { db, close } = await openDatabase({ dataDir: folder });
  await expectEverythingOnce(db);
  await close();
});

async function expectEverythingOnce(db: Db): Promise<void> {
  const { leads, messages, submissions, checkouts, payments } = acknowledged;
  for (const list of [leads, messages, submissions, checkouts, payments]) expect(list.length).toBeGreaterThanOrEqual(4);

  expect((await db.selectFrom('leads').select('email').execute()).map(({ email }) => email)).toEqual(
    expect.arrayContaining(leads),
  );
  const storedMessages = (await db.selectFrom('contact_messages').select('message').execute()).map(({ message }) => message);
  expect(storedMessages).toEqual(expect.arrayContaining(messages));
  expect(new Set(storedMessages).size).toBe(storedMessages.length);
  const rows = await db.selectFrom('submissions').select(['idempotency_key', 'question_answers']).execute();
  const cities = rows.map(
    (row) => row.question_answers.find(({ question, answer }) => question === 'city' && answer !== 'No answer')?.answer,
  );
  const storedSubmissions = cities.filter((city) => city !== undefined);
  expect(storedSubmissions).toEqual(expect.arrayContaining(submissions));
  expect(new Set(storedSubmissions).size).toBe(storedSubmissions.length);

  const attempts = await db.selectFrom('checkout_attempts').selectAll().execute();
  expect(attempts.map((attempt) => attempt.session_url)).toEqual(expect.arrayContaining(checkouts.map(({ url }) => url)));
  const consents = await db.selectFrom('consent_records').select('attempt_id').execute();
  const subscriptions = await db.selectFrom('subscriptions').select('attempt_id').execute();
  const paid = new Set(payments.map(({ sessionId }) => sessionId));
  for (const { id, session_id, status } of attempts) {
    expect(consents.filter(({ attempt_id }) => attempt_id === id)).toHaveLength(2);
    expect(rows.filter(({ idempotency_key }) => idempotency_key === id)).toHaveLength(1);
    expect(subscriptions.filter(({ attempt_id }) => attempt_id === id)).toHaveLength(status === 'paid' ? 1 : 0);
    if (paid.has(String(session_id))) expect(status).toBe('paid');
  }
}
