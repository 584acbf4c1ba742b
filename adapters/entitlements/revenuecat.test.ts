import { expect, test } from 'vitest';
import { testReceiver } from '../http/test-receiver.ts';
import { localReceiver, localSocket, respondJson } from '../http/testing.ts';
import { ENTITLED, entitlementsContract } from './contract.ts';
import { revenueCat } from './revenuecat.ts';

const STRIPE_APP_KEY = 'strp_public';
const SECRET_KEY = 'sk_secret';
const KEYS = { stripeAppKey: STRIPE_APP_KEY, secretKey: SECRET_KEY };
const UNAUTHORIZED = { code: 7225, message: `Invalid API Key: ${SECRET_KEY}` };

/** Answers as revenuecat.com/docs/api-v1 says. */
async function localRevenueCat() {
  const customers = new Set<string>();
  let failure: { status: number; headers: Record<string, string> } | undefined;
  const receiver = await localReceiver(({ method, path, headers, body }, response) => {
    const { authorization } = headers;
    const key = method === 'DELETE' ? SECRET_KEY : STRIPE_APP_KEY;
    const failing = failure;
    failure = undefined;
    if (failing)
      return respondJson(response, failing.status, { code: 7000, message: `About ${ENTITLED.appUserId}.` }, failing.headers);
    if (authorization !== `Bearer ${key}`) return respondJson(response, 401, UNAUTHORIZED);
    if (method === 'POST' && path === '/v1/receipts' && headers['x-platform'] === 'stripe') {
      const { app_user_id: id, fetch_token: token } = JSON.parse(body);
      if (!/^(sub|cs)_/.test(token)) return respondJson(response, 400, { code: 7103, message: 'The receipt is not valid.' });
      customers.add(id);
      return respondJson(response, 200, { request_date: '2026-11-23T00:00:00Z', subscriber: { entitlements: {} } });
    }
    const id = decodeURIComponent(path.replace('/v1/subscribers/', ''));
    if (!customers.delete(id)) return respondJson(response, 404, { code: 7259, message: 'Subscriber not found.' });
    respondJson(response, 200, { app_user_id: id, deleted: true });
  });
  return {
    receiver,
    port: revenueCat({ ...KEYS, host: receiver.url }),
    customers: () => [...customers],
    fail: (status: number, headers: Record<string, string> = {}) => {
      failure = { status, headers };
    },
    close: () => receiver.close(),
  };
}

entitlementsContract('the RevenueCat adapter', localRevenueCat);

// https://www.revenuecat.com/docs/web/integrations/stripe/track-external-purchases: POST /v1/receipts with X-Platform: stripe.
test('RevenueCat gets the subscription of Stripe and the id of the app user, and nothing about the person', async () => {
  const { receiver, port, close } = await localRevenueCat();
  await port.sync(ENTITLED);
  await close();
  expect(receiver.received).toMatchObject([
    { method: 'POST', path: '/v1/receipts', headers: { 'x-platform': 'stripe', authorization: `Bearer ${STRIPE_APP_KEY}` } },
  ]);
  expect(JSON.parse(receiver.received[0]?.body ?? '')).toEqual({
    app_user_id: ENTITLED.appUserId,
    fetch_token: ENTITLED.subscription,
  });
});

// https://revenuecat.github.io/purchases-ios-docs/3.14.1/Enums/RCBackendErrorCode.html: 7225 is an invalid API key.
test('a wrong key of RevenueCat waits and is named without the key', async () => {
  const server = await testReceiver((_request, response) => respondJson(response, 401, UNAUTHORIZED));
  const port = revenueCat({ ...KEYS, host: server.url });
  const failure = { ok: false, detail: 'The receiver answered 401. It said: Invalid API Key: …' };
  expect(await port.sync(ENTITLED)).toEqual({ ...failure, reason: 'unreachable' });
  expect(await port.try()).toEqual(failure);
});

test('a 404 of a server that is not RevenueCat does not count as a deletion', async () => {
  const server = await testReceiver((_request, response) => void response.writeHead(404).end('nothing here'));
  const port = revenueCat({ ...KEYS, host: server.url });
  expect(await port.remove(ENTITLED.appUserId)).toMatchObject({ ok: false, reason: 'unreachable' });
  expect(await port.try()).toMatchObject({ ok: false });
});

test('a RevenueCat that cannot be reached or hangs is tried again', async () => {
  const hanging = await testReceiver(() => {});
  const away = await localSocket(() => {});
  await away.close();
  for (const host of [hanging.url, away.url])
    expect(await revenueCat({ ...KEYS, host, timeoutMs: 300 }).sync(ENTITLED)).toMatchObject({
      ok: false,
      reason: 'unreachable',
    });
});
