import type { ServerResponse } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { answerJson, type LocalReceiver, localReceiver } from '../http/testing.ts';
import { CONVERSION, conversionsContract, NOW } from './contract.ts';
import { ga4 } from './ga4.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(() => Promise.all(open.splice(0).map((server) => server.close())));

const collecting = () => localReceiver((_request, response) => void response.writeHead(204).end());
const portTo = ({ url }: LocalReceiver, now = NOW, limit: { timeoutMs?: number } = {}) =>
  ga4({ measurementId: 'G-ABC', apiSecret: 'geheim', host: url, now: () => now, ...limit });

conversionsContract('the Google Analytics adapter', async () => {
  const server = await collecting();
  return { port: portTo(server), arrived: () => server.received.map(({ body }) => body), close: server.close };
});

test('a conversion is sent to Google as a purchase with the paid value and the client id of its tag', async () => {
  const server = await collecting();
  open.push(server);
  await portTo(server).report(CONVERSION);
  await portTo(server).report({ ...CONVERSION, ads: false, email: undefined, client: {} });
  const [known, unknown] = server.received;
  expect(known).toMatchObject({ method: 'POST', path: '/mp/collect?measurement_id=G-ABC&api_secret=geheim' });
  expect(JSON.parse(known?.body ?? '')).toEqual({
    client_id: '123.456',
    timestamp_micros: CONVERSION.at.getTime() * 1000,
    consent: { ad_user_data: 'GRANTED', ad_personalization: 'GRANTED' },
    events: [{ name: 'purchase', params: { transaction_id: CONVERSION.id, value: 64.99, currency: 'USD' } }],
  });
  expect(JSON.parse(unknown?.body ?? '')).toMatchObject({
    client_id: CONVERSION.id,
    consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
  });
});

test('a conversion older than three days is not sent to Google', async () => {
  const server = await collecting();
  open.push(server);
  const late = new Date(CONVERSION.at.getTime() + 72 * 60 * 60 * 1000);
  expect(await portTo(server, late).report(CONVERSION)).toMatchObject({ ok: true });
  expect(await portTo(server, new Date(late.getTime() + 1)).report(CONVERSION)).toMatchObject({ ok: false, reason: 'refused' });
  expect(server.received).toHaveLength(1);
});

test('a failed request to Google is retried later, and its detail holds no secret', async () => {
  for (const { answer, reason, ...limit } of [
    { answer: (response: ServerResponse) => answerJson(response, 500, {}), reason: 'busy' },
    { answer: () => {}, reason: 'unreachable', timeoutMs: 300 },
    { answer: (response: ServerResponse) => void response.destroy(), reason: 'unreachable' },
  ]) {
    const server = await localReceiver((_request, response) => answer(response));
    open.push(server);
    const outcome = await portTo(server, NOW, limit).report(CONVERSION);
    expect(outcome).toMatchObject({ ok: false, reason });
    expect(JSON.stringify(outcome)).not.toContain('geheim');
  }
});
