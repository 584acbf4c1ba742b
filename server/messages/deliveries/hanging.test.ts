import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { keepResultsCopy } from '../../../content/pages/keep-results.ts';
import { confirmationLinks } from '../../money/account-links/confirmation-links.ts';
import { orders } from '../../money/subscriptions/orders.ts';
import type { Db } from '../../platform/db/client.ts';
import { testDatabase } from '../../platform/db/testing.ts';
import type { Server } from '../../platform/http/server.ts';
import { testServer } from '../../platform/http/testing.ts';
import { jobNames } from '../../platform/jobs/catalogue.ts';
import { type Handlers, openQueue, type Queue } from '../../platform/jobs/queue.ts';
import { readJobs } from '../../platform/jobs/testing.ts';
import { testSecrets } from '../../platform/secrets/testing.ts';
import { deletionRequestRoutes } from '../../privacy/deletion-requests/routes.ts';
import { leadRoutes } from '../../visitors/leads/routes.ts';
import { submissionRoutes } from '../../visitors/submissions/routes.ts';
import { contactMessageRoutes } from '../contact-messages/routes.ts';
import { addEndpoint } from '../webhooks/edit-endpoint.ts';

/** Every receiver hangs until this resolves. */
const answered = Promise.withResolvers<void>();

let db: Db;
let queue: Queue;
let server: Server;
beforeAll(async () => {
  db = await testDatabase();
  await addEndpoint(db, testSecrets(), { kind: 'standard', url: new URL('https://crm.example.com') });
  queue = await openQueue({ db, alone: true, onFailure: () => {}, onError: () => {} });
  queue.work(Object.fromEntries(jobNames.map((name) => [name, () => answered.promise])) as unknown as Handlers);
  const now = () => new Date();
  server = testServer(
    leadRoutes({ db, queue, links: confirmationLinks, abandonedQuizHours: 1, now }),
    contactMessageRoutes({ db, queue, mailsPerDay: 0, now }),
    submissionRoutes({ db, queue, orders, now }),
    deletionRequestRoutes({ db, queue, now }),
  );
});
afterAll(async () => {
  answered.resolve();
  await queue.stop();
  await server.close();
  await db.destroy();
});

const post = async (url: string, payload: object) => (await server.inject({ method: 'POST', url, payload })).statusCode;

test('visitors are answered while every receiver of deliveries hangs', async () => {
  for (let n = 0; n < 12; n++) {
    const email = `visitor-${n}@example.com`;
    expect(await post('/api/addUserToMailchimp', { email, marketing: keepResultsCopy.marketing.version })).toBe(200);
    expect(await post('/api/contact-messages', { name: 'Ann', email, message: `Question ${n}` })).toBe(200);
    expect(await post('/api/receiveWebQuizData', [{ question: 'gender', answer: `${n}` }])).toBe(200);
    expect(await post('/api/deleteUser', { email })).toBe(200);
  }
  const states = async () => new Set((await readJobs(db)).map(({ state }) => state));
  await vi.waitFor(async () => expect(await states()).toEqual(new Set(['active', 'created'])), 10_000);
});
