import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type LocalReceiver, localReceiver, respondJson } from '../adapters/http/testing.ts';
import { testDataDir } from '../server/platform/db/testing.ts';
import { freePort, RunningServer } from '../server/testing.ts';
import { runScript } from './testing.ts';

let folder: string;
let receiver: LocalReceiver;
let server: RunningServer;
beforeAll(async () => {
  folder = await testDataDir('webhooks');
  receiver = await localReceiver((_request, response) => respondJson(response, 200, {}));
  server = await new RunningServer({
    PORT: await freePort(),
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    WEBHOOK_URL: new URL('/hooks', receiver.url).href,
    WEBHOOK_SECRET: 'a secret of twenty-four letters',
  }).ready();
});
afterAll(async () => {
  await server.stop();
  await receiver.close();
  await rm(folder, { recursive: true });
});

const webhooks = (...args: readonly string[]) => runScript('webhooks', { args, cwd: folder, environment: { DATA_DIR: folder } });

test('a running server sends an event when it happens, and again when the webhooks script requests a replay', async () => {
  await server.post('/api/addUserToMailchimp', { email: 'ann@example.com' });
  await vi.waitFor(() => expect(receiver.received).toHaveLength(1), 10_000);
  const since = new Date(Date.now() - 60_000).toISOString();
  expect(await webhooks('replay', since)).toEqual({
    code: 0,
    out: '1 event will be sent again, to one receiver.\n',
    error: '',
  });
  await vi.waitFor(() => expect(receiver.received).toHaveLength(2), 10_000);
  const [first, second] = receiver.received;
  expect(second).toMatchObject({ path: '/hooks', body: first?.body });
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
});

test('the webhooks script refuses a replay from an invalid date', async () => {
  for (const since of ['yesterday', '2026-13-01', '11/01/2026', '2026']) {
    const { code, error } = await webhooks('replay', since);
    expect([code, error]).toEqual([1, expect.stringContaining(`${since} is no date`)]);
  }
});

test('the webhooks script prints its usage when it has no arguments', async () => {
  const { code, error } = await webhooks();
  expect([code, error]).toEqual([2, expect.stringContaining('npm run operator webhooks -- replay')]);
});
