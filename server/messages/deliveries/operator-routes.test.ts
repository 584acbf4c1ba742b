import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DeliveryList } from '../../../core/api/operator/deliveries.ts';
import { type TestOperator, testOperator } from '../../operator/testing.ts';
import { failAllJobs, type TestQueue, testQueue } from '../../platform/jobs/testing.ts';
import { deliveryRoutes } from './operator-routes.ts';

let operator: TestOperator;
let queue: TestQueue;
let browser: ReturnType<TestOperator['browser']>;
beforeAll(async () => {
  operator = await testOperator({ routes: (deps) => [deliveryRoutes(deps)] });
  queue = await testQueue(operator.db, operator.deps.now);
  browser = operator.browser();
  await browser.signIn();
  for (const email of ['ann@example.com', 'bob@example.com']) {
    await queue.add(operator.db, 'app-deletion', { email }, { subject: email });
  }
  await failAllJobs(operator.db, 'No.');
});
afterAll(async () => {
  await queue.stop();
  await operator.close();
});

const list = async (query = '') => (await browser.get(`/deliveries${query}`)).json<DeliveryList>();
const decide = async (id: string, act: string) => (await browser.post(`/deliveries/${id}/${act}`)).statusCode;
const actions = async () =>
  (
    await operator.db
      .selectFrom('operator_audit')
      .select(['action', 'detail'])
      .where('action', 'like', 'delivery-%')
      .orderBy('id')
      .execute()
  ).map(({ action, detail }) => [action, detail]);

test('a browser without a session of the operator can neither list nor change deliveries', async () => {
  const stranger = operator.browser('203.0.113.9');
  expect((await stranger.get('/deliveries')).statusCode).toBe(401);
  const [pending] = (await list()).deliveries;
  expect((await stranger.post(`/deliveries/${pending?.id}/retry`)).statusCode).toBe(401);
});

test('the operator lists the pending deliveries in pages and by state', async () => {
  expect(await list('?limit=1')).toMatchObject({
    total: 2,
    deliveries: [{ job: 'app-deletion', state: 'given-up', lastError: 'No.' }],
  });
  expect(await list('?state=retrying')).toMatchObject({ total: 0, deliveries: [] });
  expect((await browser.get('/deliveries?state=lost')).statusCode).toBe(400);
});

test('an action of the operator on a delivery is carried out and audited, and an impossible one is refused', async () => {
  const [id = '', other] = (await list()).deliveries.map((delivery) => delivery.id);
  expect(await decide(id, 'retry')).toBe(200);
  expect(await decide(id, 'give-up')).toBe(200);
  expect(await decide(id, 'give-up')).toBe(409);
  expect(await decide('00000000-0000-4000-8000-000000000000', 'retry')).toBe(409);
  expect(await decide('nobody', 'retry')).toBe(400);
  expect(await actions()).toEqual([
    ['delivery-retried', id],
    ['delivery-given-up', id],
  ]);
  expect((await list()).deliveries.map((delivery) => delivery.id).sort()).toEqual([id, other].sort());
});

test('a deletion at another service is given up by an owner alone, and other deliveries by support too', async () => {
  const support = await operator.add('support@example.com', 'support');
  await queue.add(operator.db, 'list-member', { email: 'cyd@example.com' }, { subject: 'cyd@example.com' });
  await failAllJobs(operator.db, 'No.');
  const { deliveries } = await list();
  for (const { id } of deliveries) await decide(id, 'retry');
  const answers = new Map<string, number>();
  for (const { id, job } of deliveries) answers.set(job, (await support.post(`/deliveries/${id}/give-up`)).statusCode);
  expect(Object.fromEntries(answers)).toEqual({ 'app-deletion': 403, 'list-member': 200 });
});
