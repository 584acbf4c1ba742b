import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Db } from '../../../server/platform/db/client.ts';
import { testDatabase } from '../../../server/platform/db/testing.ts';
import { backoffMs, type Deliverer, startDeliverer } from './deliverer.ts';
import { emit } from './emit.ts';
import { signatureHeader } from './signature.ts';

const START = Date.parse('2026-11-20T12:00:00Z');
let db: Db;
let webhook: Server;
let clock: number;
let status: number;
let received: { body: string; signature: string | undefined }[];
let deliverer: Deliverer;

beforeEach(async () => {
  db = await testDatabase();
  [clock, status, received] = [START, 200, []];
  webhook = createServer(async (request, response) => {
    const body = await text(request);
    received.push({ body, signature: request.headers['stripe-signature']?.toString() });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => webhook.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  await deliverer.stop();
  await new Promise((resolve) => webhook.close(resolve));
  await db.destroy();
});

function start(): Deliverer {
  const { port } = webhook.address() as AddressInfo;
  return startDeliverer({
    db,
    webhookUrl: `http://127.0.0.1:${port}/`,
    webhookSecret: 'whsec_known',
    now: () => new Date(clock),
    onError: (error) => expect.unreachable(String(error)),
  });
}
const emitEvent = () => emit(db, 'invoice.paid', { id: 'in_1' }, new Date(clock));

test('an event is sent once, as a full envelope with its signature', async () => {
  deliverer = start();
  await emitEvent();
  await deliverer.deliver();
  await deliverer.deliver();
  expect(received).toHaveLength(1);
  const [{ body, signature } = { body: '', signature: '' }] = received;
  expect(JSON.parse(body)).toMatchObject({
    id: expect.stringMatching(/^evt_/),
    object: 'event',
    api_version: '2026-10-28.endive',
    created: START / 1000,
    type: 'invoice.paid',
    data: { object: { id: 'in_1' } },
  });
  expect(signature).toBe(signatureHeader(body, 'whsec_known', START / 1000));
});

test('a refused event is sent again with growing waits until it is accepted', async () => {
  deliverer = start();
  status = 503;
  await emitEvent();
  await deliverer.deliver();
  expect(received).toHaveLength(1);
  clock += 999;
  await deliverer.deliver();
  expect(received).toHaveLength(1);
  clock += 1;
  await deliverer.deliver();
  expect(received).toHaveLength(2);
  status = 200;
  clock += 2000;
  await deliverer.deliver();
  expect(received).toHaveLength(3);
  clock += 86_400_000;
  await deliverer.deliver();
  expect(received).toHaveLength(3);
});

test('an event that was pending before a restart is sent after it', async () => {
  deliverer = start();
  await deliverer.stop();
  await emitEvent();
  deliverer = start();
  await deliverer.deliver();
  expect(received).toHaveLength(1);
});

test('the wait before the next attempt doubles from a second to an hour', () => {
  expect([0, 1, 2, 11, 12, 500].map(backoffMs)).toEqual([1000, 2000, 4000, 2_048_000, 3_600_000, 3_600_000]);
});
