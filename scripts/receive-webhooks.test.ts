import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { localReceiver, respondJson } from '../adapters/http/testing.ts';
import { standardWebhooks } from '../adapters/webhook/standard.ts';
import { ENDPOINT, MESSAGE } from '../adapters/webhook/testing.ts';
import { EVENT_VERSIONS } from '../core/webhooks/event.ts';

const RECIPE = readFileSync('docs/recipes/receive-webhooks.md', 'utf8');
const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const OTHER = `whsec_${Buffer.alloc(32, 8).toString('base64')}`;

type ReadWebhook = (headers: unknown, body: string, secret: string, now?: number) => unknown;

/** The function as it stands in the recipe. */
async function recipe(): Promise<ReadWebhook> {
  const [, code = ''] = /```js\n(.*?)```/s.exec(RECIPE) ?? [];
  const module = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
  return module.readWebhook;
}

async function sendMessage(secrets: readonly string[]) {
  const receiver = await localReceiver((_request, response) => respondJson(response, 200, {}));
  await standardWebhooks({ privateHosts: [] }).send({ ...ENDPOINT, url: receiver.url, secrets }, MESSAGE);
  await receiver.close();
  const [request] = receiver.received;
  if (!request) throw new Error('Nothing arrived.');
  return request;
}

test('the function of the webhook recipe reads a message that was sent, also while secrets rotate', async () => {
  const readWebhook = await recipe();
  for (const secrets of [[SECRET], [SECRET, OTHER], [OTHER, SECRET]]) {
    const { headers, body } = await sendMessage(secrets);
    expect(readWebhook(headers, body, SECRET, MESSAGE.at.getTime())).toEqual(JSON.parse(MESSAGE.body));
  }
});

test('the function of the webhook recipe rejects a message that is altered, old or signed with another secret', async () => {
  const readWebhook = await recipe();
  const { headers, body } = await sendMessage([SECRET]);
  const at = MESSAGE.at.getTime();
  expect(readWebhook(headers, `${body} `, SECRET, at)).toBeUndefined();
  expect(readWebhook({ ...headers, 'webhook-id': 'another' }, body, SECRET, at)).toBeUndefined();
  expect(readWebhook({ ...headers, 'webhook-timestamp': '1795255201' }, body, SECRET, at)).toBeUndefined();
  expect(readWebhook({ ...headers, 'webhook-timestamp': undefined }, body, SECRET, at)).toBeUndefined();
  expect(readWebhook({}, body, SECRET, at)).toBeUndefined();
  expect(readWebhook(headers, body, SECRET, at + 301_000)).toBeUndefined();
  expect(readWebhook(headers, body, OTHER, at)).toBeUndefined();
});

test('the webhook recipe names every type of event', () => {
  const named = Array.from(RECIPE.matchAll(/^\| `([a-z]+\.[a-z_]+)` \|/gm), ([, type]) => type);
  expect(named.toSorted()).toEqual(Object.keys(EVENT_VERSIONS).toSorted());
});
