import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import type { DeliveryOutcome } from '../delivery-outcome.ts';
import { testReceiver } from '../http/test-receiver.ts';
import { localReceiver, localSocket, type ReceivedRequest, respondJson } from '../http/testing.ts';
import { companionApp } from './app.ts';
import { ANSWERS, companionContract, EMAIL, KEY, NOTICE } from './contract.ts';
import type { CompanionPort } from './port.ts';

const credentials = { user: 'funnel', password: 'pass:wörd' };

/** The app as the specification tells of it; it knows one user. */
function app(request: ReceivedRequest, response: ServerResponse): void {
  const known = request.headers.authorization === `Basic ${Buffer.from('funnel:pass:wörd').toString('base64')}`;
  const { email } = JSON.parse(request.body) as { email?: string };
  if (!known) respondJson(response, 401, { error: 'Who are you?' });
  else if (request.path === '/addUserToMailchimp') respondJson(response, 200, { message: 'Added' });
  else if (request.path !== '/deleteUser' || email === EMAIL) respondJson(response, 200, { success: true });
  else respondJson(response, 404, { success: false, error: 'No user' });
}

companionContract('the companion adapter of an app', async () => {
  const server = await localReceiver(app);
  return { companion: companionApp({ url: server.url, credentials, takesSubscriptions: true }), close: server.close };
});

const open: { close(): Promise<void> }[] = [];
afterEach(() => Promise.all(open.splice(0).map((server) => server.close())));

type Call = (companion: CompanionPort) => Promise<DeliveryOutcome>;
const answers: Call = (companion) => companion.receiveAnswers(KEY, ANSWERS);
const deletion: Call = (companion) => companion.deleteUser(KEY, EMAIL);
const subscriber: Call = (companion) => companion.addSubscriber(KEY, EMAIL);
const change: Call = (companion) => companion.notifySubscription(KEY, NOTICE);

test.each<[string, Call, unknown]>([
  ['/receiveWebQuizData', answers, ANSWERS],
  ['/deleteUser', deletion, { email: EMAIL }],
  ['/addUserToMailchimp', subscriber, { email: EMAIL }],
  ['/updateSubscription', change, NOTICE],
])('a POST to %s of the companion app has the specified body, its key and the credentials', async (path, call, body) => {
  const server = await testReceiver(app);
  await call(companionApp({ url: server.url, credentials, takesSubscriptions: true }));
  const [request] = server.received;
  expect(request).toMatchObject({ method: 'POST', path });
  expect(JSON.parse(request?.body ?? '')).toEqual(body);
  expect(request?.headers).toMatchObject({
    'content-type': 'application/json',
    'idempotency-key': KEY,
    authorization: `Basic ${Buffer.from('funnel:pass:wörd').toString('base64')}`,
  });
});

test('an app that was not said to take changes of subscriptions is sent none', async () => {
  const server = await testReceiver(app);
  expect(await change(companionApp({ url: server.url, credentials }))).toEqual({ ok: true });
  expect(server.received).toEqual([]);
});

test.each([
  [200, true],
  [404, true],
  [401, false],
  [403, false],
  [500, false],
])('a try of the companion app whose server answers %d is ok: %s', async (status, ok) => {
  const server = await testReceiver((_request, response) => void response.writeHead(status).end());
  expect(await companionApp({ url: server.url, credentials }).try()).toEqual({
    ok,
    detail: `The app's server answered ${status}.`,
  });
  expect(server.received).toMatchObject([{ method: 'GET' }]);
});

test('a try of a companion app that is away says so', async () => {
  const away = await localSocket(() => {});
  await away.close();
  expect(await companionApp({ url: away.url }).try()).toMatchObject({ ok: false, detail: expect.stringContaining('reached') });
});

test('the URL of the companion app may have a path', async () => {
  const server = await testReceiver(app);
  for (const path of ['/v1', '/v1/']) await answers(companionApp({ url: new URL(path, server.url) }));
  expect(server.received.map((request) => request.path)).toEqual(Array(2).fill('/v1/receiveWebQuizData'));
  expect(server.received[0]?.headers.authorization).toBeUndefined();
});

describe.each<[string, Call]>([
  ['answers', answers],
  ['a deletion', deletion],
  ['a subscriber', subscriber],
  ['a change of a subscription', change],
])('a request to the companion app with %s', (_name, call) => {
  const outcome = async (answer: (request: ReceivedRequest, response: ServerResponse) => void) => {
    const { url } = await testReceiver(answer);
    return call(companionApp({ url, credentials, takesSubscriptions: true }));
  };

  test.each<[string, number, unknown, string]>([
    ['a 2xx answer that reports a failure', 200, { success: false, error: 'Database away' }, 'busy'],
    ['a 2xx answer with an error', 200, { error: { message: 'Firestore unavailable' } }, 'busy'],
    ['a 2xx answer with an error and a message', 201, { message: 'Could not be added', error: 'Firestore unavailable' }, 'busy'],
    ['a 2xx answer with an empty error', 200, { error: {} }, 'busy'],
    ['a server error', 500, { error: { message: 'Database away' } }, 'busy'],
    ['status 429', 429, { error: 'Slow down' }, 'busy'],
    ['status 401', 401, { error: 'Who are you?' }, 'unreachable'],
    ['status 400', 400, { success: false, error: 'Not like this' }, 'refused'],
    ['a JSON answer with status 404', 404, { statusCode: 404, error: 'Not Found' }, 'unreachable'],
    ['a text answer with status 404', 404, 'Not Found', 'unreachable'],
    ['status 409', 409, { success: false, error: 'In progress' }, 'busy'],
  ])('fails after %s', async (_case, status, body, reason) => {
    expect(await outcome((_request, response) => respondJson(response, status, body))).toMatchObject({ ok: false, reason });
  });

  test('fails after a 2xx answer that reports a failure behind a byte order mark', async () => {
    const marked = await outcome((_request, response) => response.end('\u{feff}{"success":false,"error":"Database away"}'));
    expect(marked).toEqual({
      ok: false,
      reason: 'busy',
      detail: 'The receiver answered 200, and that it failed. It said: Database away',
    });
  });

  test('is retried after the delay of a Retry-After header', async () => {
    const later = await outcome((_request, response) => respondJson(response, 503, {}, { 'retry-after': '90' }));
    expect(later).toMatchObject({ ok: false, reason: 'busy', retryAfterMs: expect.any(Number) });
  });

  test('fails after an answer with a page of HTML', async () => {
    const page = await outcome((_request, response) => response.end('<!doctype html><title>Welcome to nginx</title>'));
    expect(page).toMatchObject({ ok: false, reason: 'unreachable' });
  });

  test('reports the message of the app without the sent data and the credentials', async () => {
    const said = await outcome((request, response) =>
      respondJson(response, 400, {
        error: { message: `Bad:\n ${request.body} ${request.headers.authorization} pass:wörd ann@example.com São Paulo` },
      }),
    );
    expect(JSON.stringify(said)).toMatch(/The receiver answered 400\. It said: Bad: /);
    expect(JSON.stringify(said)).not.toMatch(/@|Basic \w|pass:w|Pimples|Female/);
  });

  test.each<[string, (socket: Socket) => void, { timeoutMs?: number }]>([
    ['does not answer', () => {}, { timeoutMs: 200 }],
    ['closes the connection after the request', (socket) => socket.on('data', () => socket.destroy()), {}],
    ['speaks another protocol', (socket) => socket.end('220 mail.example.com\r\n'), {}],
  ])('is retried later when the app %s', async (_case, onConnection, limit) => {
    const server = await localSocket(onConnection);
    open.push(server);
    expect(await call(companionApp({ url: server.url, takesSubscriptions: true, ...limit }))).toMatchObject({
      ok: false,
      reason: 'unreachable',
    });
  });
});

test('a deletion at the companion app succeeds only when the app confirms it', async () => {
  for (const body of [{}, 'deleted', { success: 'true' }, null, [true]]) {
    const { url } = await testReceiver((_request, response) => respondJson(response, 200, body));
    expect(await deletion(companionApp({ url }))).toMatchObject({ ok: false, reason: 'busy' });
  }
});

test('an empty error beside a success of the companion app is a success for answers and subscribers', async () => {
  for (const body of [
    { success: true, error: 'Sent twice' },
    { ok: true, error: {} },
    { message: 'Added', error: null },
    { error: '' },
  ]) {
    const { url } = await testReceiver((_request, response) => respondJson(response, 200, body));
    for (const call of [answers, subscriber]) expect(await call(companionApp({ url }))).toEqual({ ok: true });
  }
});

test('a 404 of the companion app itself is final for answers and subscribers', async () => {
  const { url } = await testReceiver((_request, response) => respondJson(response, 404, { success: false, error: 'No user' }));
  for (const call of [answers, subscriber])
    expect(await call(companionApp({ url }))).toMatchObject({ ok: false, reason: 'refused' });
});

test('an empty or plain-text success of the companion app is accepted for answers and subscribers', async () => {
  for (const body of ['', 'OK']) {
    const { url } = await testReceiver((_request, response) => response.end(body));
    for (const call of [answers, subscriber]) expect(await call(companionApp({ url }))).toEqual({ ok: true });
  }
});
