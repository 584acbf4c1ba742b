import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { testReceiver } from '../http/test-receiver.ts';
import { type LocalReceiver, localReceiver, type ReceivedRequest, respondJson } from '../http/testing.ts';
import { CONVERSION, conversionsContract, NOW } from './contract.ts';
import { ga4 } from './ga4.ts';

/** Takes everything; only the validation server has an opinion. */
function asGoogle({ path }: ReceivedRequest, response: ServerResponse) {
  if (path.startsWith('/debug/')) return respondJson(response, 200, { validationMessages: [] });
  response.writeHead(204).end();
}
const portTo = ({ url }: LocalReceiver, now = NOW, limit: { timeoutMs?: number } = {}) =>
  ga4({ measurementId: 'G-ABC', apiSecret: 'geheim', host: url, now: () => now, ...limit });

conversionsContract('the Google Analytics adapter', async () => {
  const server = await localReceiver(asGoogle);
  const arrived = () => server.received.filter(({ path }) => path.startsWith('/mp/')).map(({ body }) => body);
  return { port: portTo(server), arrived, close: server.close };
});

// https://developers.google.com/analytics/devguides/collection/protocol/ga4/reference and …/use-cases
test('a conversion is sent to Google as a purchase of the client and in the session of its tag', async () => {
  const server = await testReceiver(asGoogle);
  await portTo(server).report(CONVERSION);
  await portTo(server).report({ ...CONVERSION, ads: false, email: undefined, client: { ga: '1.2' } });
  const [known, unknown] = server.received;
  expect(known).toMatchObject({ method: 'POST', path: '/mp/collect?measurement_id=G-ABC&api_secret=geheim' });
  const purchase = { transaction_id: CONVERSION.id, value: 64.99, currency: 'USD', engagement_time_msec: 1 };
  expect(JSON.parse(known?.body ?? '')).toEqual({
    client_id: '123.456',
    timestamp_micros: CONVERSION.at.getTime() * 1000,
    consent: { ad_user_data: 'GRANTED', ad_personalization: 'GRANTED' },
    events: [{ name: 'purchase', params: { ...purchase, session_id: '1700000000' } }],
  });
  expect(JSON.parse(unknown?.body ?? '')).toMatchObject({
    client_id: '1.2',
    consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
    events: [{ params: purchase }],
  });
});

// https://support.google.com/analytics/answer/12313109: equal transaction ids count once for the same user only.
test('a conversion of a browser that Google does not know is not sent under a client of our own', async () => {
  const server = await testReceiver(asGoogle);
  const { ga: _, ...client } = CONVERSION.client;
  expect(await portTo(server).report({ ...CONVERSION, client })).toMatchObject({ ok: false, reason: 'refused' });
  expect(server.received).toEqual([]);
});

// https://developers.google.com/analytics/devguides/collection/ga4/ecommerce#issue_a_refund
test('a refund is sent to Google with the transaction and the refunded value', async () => {
  const server = await testReceiver(asGoogle);
  await portTo(server).reportRefund({ ...CONVERSION, value: 20_00 });
  const { events } = JSON.parse(server.received[0]?.body ?? '');
  expect(events).toMatchObject([{ name: 'refund', params: { transaction_id: CONVERSION.id, value: 20, currency: 'USD' } }]);
});

// https://developers.google.com/analytics/devguides/collection/protocol/ga4/sending-events: 72 hours.
test('a conversion older than three days is not sent to Google', async () => {
  const server = await testReceiver(asGoogle);
  const late = new Date(CONVERSION.at.getTime() + 72 * 60 * 60 * 1000);
  expect(await portTo(server, late).report(CONVERSION)).toMatchObject({ ok: true });
  expect(await portTo(server, new Date(late.getTime() + 1)).report(CONVERSION)).toMatchObject({ ok: false, reason: 'refused' });
  expect(server.received).toHaveLength(1);
});

test('a failed request to Google is retried later, and its detail holds no secret', async () => {
  for (const { answer, reason, ...limit } of [
    { answer: (response: ServerResponse) => respondJson(response, 500, {}), reason: 'busy' },
    { answer: () => {}, reason: 'unreachable', timeoutMs: 300 },
    { answer: (response: ServerResponse) => void response.destroy(), reason: 'unreachable' },
  ]) {
    const server = await testReceiver((_request, response) => answer(response));
    const outcome = await portTo(server, NOW, limit).report(CONVERSION);
    expect(outcome).toMatchObject({ ok: false, reason });
    expect(JSON.stringify(outcome)).not.toContain('geheim');
  }
});

// https://developers.google.com/analytics/devguides/collection/protocol/ga4/validating-events
test("a try asks Google's validation server strictly, and repeats its words", async () => {
  const validationMessages = [{ fieldPath: 'client_id', description: 'Invalid value.', validationCode: 'VALUE_INVALID' }];
  const server = await testReceiver((_request, response) => respondJson(response, 200, { validationMessages }));
  expect(await portTo(server).try()).toEqual({ ok: false, detail: 'Google would not count the event: Invalid value.' });
  expect(server.received[0]?.path).toMatch(/^\/debug\/mp\/collect\?/);
  expect(JSON.parse(server.received[0]?.body ?? '')).toMatchObject({ validation_behavior: 'ENFORCE_RECOMMENDATIONS' });
  const other = await testReceiver((_request, response) => respondJson(response, 200, {}));
  expect(await portTo(other).try()).toMatchObject({ ok: false });
});
