import { expect, test } from 'vitest';
import { testReceiver } from '../http/test-receiver.ts';
import { localReceiver, respondJson } from '../http/testing.ts';
import { adapty } from './adapty.ts';
import { ENTITLED, entitlementsContract } from './contract.ts';

const SECRET_KEY = 'secret_live_key';

const errorBody = (status: number, code: string, words: string) => ({
  errors: [{ source: 'non_field_errors', errors: [words] }],
  error_code: code,
  status_code: status,
});
const UNAUTHORIZED = errorBody(401, 'not_authenticated', 'Authentication credentials were not provided.');

/** Answers as adapty.io/docs/ss-purchase-in-stripe and adapty.io/docs/ss-delete-profile say. */
async function localAdapty() {
  const customers = new Set<string>();
  let failure: { status: number; headers: Record<string, string> } | undefined;
  const receiver = await localReceiver(({ method, path, headers, body }, response) => {
    const failing = failure;
    failure = undefined;
    if (failing)
      return respondJson(response, failing.status, errorBody(failing.status, 'x', ENTITLED.appUserId), failing.headers);
    if (headers.authorization !== `Api-Key ${SECRET_KEY}`) return respondJson(response, 401, UNAUTHORIZED);
    if (path === '/api/v1/sdk/purchase/stripe/token/validate/') {
      const { type, attributes } = JSON.parse(body).data;
      const isRight = headers['content-type'] === 'application/vnd.api+json' && type === 'stripe_receipt_validation_result';
      if (!isRight || !/^(sub|pi)_/.test(attributes.stripe_token))
        return respondJson(response, 400, { errors: [{ detail: 'not valid', source: { pointer: '/data' }, status: '400' }] });
      customers.add(attributes.customer_user_id);
      return respondJson(response, 200, { data: null });
    }
    const id = String(headers['adapty-customer-user-id']);
    if (!customers.has(id)) return respondJson(response, 404, errorBody(404, 'not_found', 'Profile not found.'));
    if (method === 'DELETE') customers.delete(id);
    response.writeHead(204).end();
  });
  return {
    receiver,
    port: adapty({ secretKey: SECRET_KEY, host: receiver.url }),
    customers: () => [...customers],
    fail: (status: number, headers: Record<string, string> = {}) => {
      failure = { status, headers };
    },
    close: () => receiver.close(),
  };
}

entitlementsContract('the Adapty adapter', localAdapty);

// https://adapty.io/docs/server-side-api-specs: a purchase in Stripe is validated by its id, for a customer user id.
test('Adapty gets the subscription of Stripe and the id of the app user, and nothing about the person', async () => {
  const { receiver, port, close } = await localAdapty();
  await port.sync(ENTITLED);
  await close();
  expect(receiver.received).toMatchObject([{ method: 'POST', headers: { authorization: `Api-Key ${SECRET_KEY}` } }]);
  expect(JSON.parse(receiver.received[0]?.body ?? '')).toEqual({
    data: {
      type: 'stripe_receipt_validation_result',
      attributes: { customer_user_id: ENTITLED.appUserId, stripe_token: ENTITLED.subscription },
    },
  });
});

test('a wrong key of Adapty waits, and the operator reads what Adapty said', async () => {
  const server = await testReceiver((_request, response) => respondJson(response, 401, UNAUTHORIZED));
  const port = adapty({ secretKey: SECRET_KEY, host: server.url });
  const failure = {
    ok: false,
    detail: 'The receiver answered 401. It said: Authentication credentials were not provided.',
  };
  expect(await port.sync(ENTITLED)).toEqual({ ...failure, reason: 'unreachable' });
  expect(await port.try()).toEqual(failure);
});

test('a 404 of a server that is not Adapty does not count as a deletion', async () => {
  const server = await testReceiver((_request, response) => void response.writeHead(404).end('nothing here'));
  expect(await adapty({ secretKey: SECRET_KEY, host: server.url }).remove(ENTITLED.appUserId)).toMatchObject({
    ok: false,
    reason: 'unreachable',
  });
});
