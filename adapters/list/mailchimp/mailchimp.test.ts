import { createHash } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { localReceiver, respondJson } from '../../http/testing.ts';
import { listContract } from '../contract.ts';
import { type MailchimpSettings, mailchimp } from './mailchimp.ts';
import { localMailchimp } from './testing.ts';

const SETTINGS: MailchimpSettings = { apiKey: '0123456789abcdef-us21', listId: 'LIST1', doubleOptIn: false };

listContract('the Mailchimp adapter', async () => {
  const { url, close } = await localMailchimp();
  return { port: mailchimp({ ...SETTINGS, host: url }), close };
});

const open: { close(): Promise<void> }[] = [];
afterEach(() => Promise.all(open.splice(0).map((server) => server.close())));

async function list(change: Partial<MailchimpSettings> = {}) {
  const server = await localMailchimp();
  open.push(server);
  return { ...server, port: mailchimp({ ...SETTINGS, host: server.url, ...change }) };
}

const ANN = createHash('md5').update('ann@example.com').digest('hex');

// https://mailchimp.com/developer/marketing/api/list-members/add-or-update-list-member/
test('a member is stored at Mailchimp under the hash of the lower-case address, with the plan', async () => {
  const { port, received } = await list({ doubleOptIn: true });
  await port.save({ email: 'Ann@Example.com', plan: 'year' });
  expect(received).toMatchObject([{ method: 'PUT', path: `/3.0/lists/LIST1/members/${ANN}?skip_merge_validation=true` }]);
  expect(JSON.parse(received[0]?.body ?? '')).toEqual({
    email_address: 'Ann@Example.com',
    status_if_new: 'pending',
    merge_fields: { PLAN: 'year' },
  });
});

test('a new member is subscribed at once without double opt-in', async () => {
  const { port, members } = await list({ doubleOptIn: false });
  await port.save({ email: 'ann@example.com', plan: undefined });
  expect(members.get(ANN)).toEqual({ status: 'subscribed', merge_fields: { PLAN: '' } });
});

test('a member who unsubscribed at Mailchimp is not subscribed again, not even after a purchase', async () => {
  const { port, members, received } = await list({ doubleOptIn: false });
  await port.save({ email: 'ann@example.com', plan: undefined });
  await port.unsubscribe('ann@example.com');
  await port.save({ email: 'ann@example.com', plan: 'year' });
  expect(members.get(ANN)).toEqual({ status: 'unsubscribed', merge_fields: { PLAN: 'year' } });
  const puts = received.filter(({ method }) => method === 'PUT');
  for (const { body } of puts) expect(Object.keys(JSON.parse(body))).not.toContain('status');
});

test('a removed member is deleted permanently at Mailchimp', async () => {
  const { port, members, received } = await list();
  await port.save({ email: 'ann@example.com', plan: undefined });
  await port.remove('ann@example.com');
  expect(received.at(-1)).toMatchObject({ method: 'POST', path: `/3.0/lists/LIST1/members/${ANN}/actions/delete-permanent` });
  expect(members.size).toBe(0);
});

test('a missing list and a wrong key of Mailchimp count as unreachable', async () => {
  for (const change of [{ listId: 'LIST2' }, { apiKey: 'fedcba-us21' }]) {
    const { port } = await list(change);
    const outcome = await port.save({ email: 'ann@example.com', plan: undefined });
    expect(outcome).toMatchObject({ ok: false, reason: 'unreachable' });
    expect(JSON.stringify(outcome)).not.toMatch(/fedcba|ann@/);
  }
});

// https://mailchimp.com/developer/marketing/docs/errors/ has the same 404 for both; only the audience itself tells them apart.
test('a wrong audience of Mailchimp is no proof that an address is not there', async () => {
  const { port } = await list({ listId: 'LIST2' });
  for (const outcome of [await port.unsubscribe('ann@example.com'), await port.remove('ann@example.com')])
    expect(outcome).toMatchObject({ ok: false, reason: 'unreachable' });
  expect(await port.membership('ann@example.com')).toMatchObject({ ok: false });
  expect(await port.try()).toMatchObject({ ok: false });
});

test('only a subscribed member of Mailchimp counts as one who may be written to', async () => {
  const { port, members } = await list();
  expect(await port.membership('ann@example.com')).toEqual({ ok: true, subscribed: false });
  await port.save({ email: 'ann@example.com', plan: undefined });
  for (const status of ['pending', 'unsubscribed', 'cleaned', 'archived']) {
    members.set(ANN, { status, merge_fields: {} });
    expect(await port.membership('ann@example.com')).toEqual({ ok: true, subscribed: false });
  }
});

// https://mailchimp.com/developer/marketing/docs/gdpr/ (marketing_permissions of an audience with GDPR fields)
test('a member gives the marketing permission that the operator names', async () => {
  const { port, received } = await list({ permissionId: 'a1b2' });
  await port.save({ email: 'ann@example.com', plan: undefined });
  expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({
    marketing_permissions: [{ marketing_permission_id: 'a1b2', enabled: true }],
  });
});

test.each([
  [
    'an address that signed up too often lately',
    'ann@example.com has signed up to a lot of lists very recently; not now.',
    [],
    'busy',
  ],
  ['an unknown merge field', 'Your merge fields were invalid.', [{ field: 'PLAN', message: 'Unknown field' }], 'unreachable'],
  ['an unknown permission', 'Invalid.', [{ field: 'marketing_permissions', message: 'Unknown' }], 'unreachable'],
  ['an address that is none', 'ann@example.com looks fake or invalid.', [], 'refused'],
])("Mailchimp's 400 about %s keeps its words without the address: %s %j is %s", async (_what, detail, errors, reason) => {
  const server = await localReceiver((_request, response) =>
    respondJson(response, 400, { title: 'Invalid Resource', status: 400, detail, errors }),
  );
  open.push(server);
  const outcome = await mailchimp({ ...SETTINGS, host: server.url }).save({ email: 'ann@example.com', plan: undefined });
  expect(outcome).toMatchObject({ ok: false, reason, detail: expect.stringContaining('It said: ') });
  expect(JSON.stringify((outcome as { detail: string }).detail)).not.toContain('ann@');
});

test('a try misses the merge field of the plan at Mailchimp', async () => {
  const server = await localReceiver((_request, response) => respondJson(response, 200, { merge_fields: [{ tag: 'FNAME' }] }));
  open.push(server);
  const found = await mailchimp({ ...SETTINGS, host: server.url }).try();
  expect(found).toMatchObject({ ok: false, detail: expect.stringContaining('no field PLAN') });
});

test.each([
  [400, { title: 'Invalid Resource' }, 'refused'],
  [404, {}, 'unreachable'],
  [404, 'not found', 'unreachable'],
  [429, {}, 'busy'],
  [500, {}, 'busy'],
])('an answer of Mailchimp with status %d and the body %j counts as %s', async (status, body, reason) => {
  const server = await localReceiver((_request, response) => respondJson(response, status, body));
  open.push(server);
  const port = mailchimp({ ...SETTINGS, host: server.url });
  for (const outcome of [
    await port.save({ email: 'a@b.co', plan: undefined }),
    await port.unsubscribe('a@b.co'),
    await port.remove('a@b.co'),
  ])
    expect(outcome).toMatchObject({ ok: false, reason });
});

test('a request that Mailchimp does not answer is retried later', async () => {
  const hanging = await localReceiver(() => {});
  const closing = await localReceiver((_request, response) => void response.destroy());
  open.push(hanging, closing);
  for (const where of [{ host: hanging.url, timeoutMs: 300 }, { host: closing.url }]) {
    const outcome = await mailchimp({ ...SETTINGS, ...where }).save({ email: 'a@b.co', plan: undefined });
    expect(outcome).toMatchObject({ ok: false, reason: 'unreachable' });
  }
});

test('the API key determines the host of Mailchimp', async () => {
  const asked: string[] = [];
  const original = globalThis.fetch;
  globalThis.fetch = async (url) => {
    asked.push(String(url));
    return new Response(null, { status: 200 });
  };
  await mailchimp(SETTINGS).remove('ann@example.com');
  globalThis.fetch = original;
  expect(asked).toEqual([`https://us21.api.mailchimp.com/3.0/lists/LIST1/members/${ANN}/actions/delete-permanent`]);
});
