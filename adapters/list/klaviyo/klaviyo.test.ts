import { expect, onTestFinished, test } from 'vitest';
import { testReceiver } from '../../http/test-receiver.ts';
import { respondJson } from '../../http/testing.ts';
import { listContract } from '../contract.ts';
import { klaviyo } from './klaviyo.ts';
import { localKlaviyo } from './testing.ts';

const SETTINGS = { apiKey: 'pk_1', listId: 'LIST1' };
const EMAIL = 'ann@example.com';

listContract('the Klaviyo adapter', async () => {
  const { url, close } = await localKlaviyo();
  return { port: klaviyo({ ...SETTINGS, host: url }), close };
});

async function list(change: Partial<typeof SETTINGS> = {}) {
  const server = await localKlaviyo();
  onTestFinished(() => server.close());
  return { ...server, port: klaviyo({ ...SETTINGS, host: server.url, ...change }) };
}

// https://developers.klaviyo.com/en/reference/create_or_update_profile and …/bulk_subscribe_profiles
test('a member is stored at Klaviyo with the plan, and subscribed to the list', async () => {
  const { port, received, profiles } = await list();
  await port.save({ email: EMAIL, plan: 'year' });
  expect(received.map(({ method, path }) => `${method} ${path.split('?')[0]}`)).toEqual([
    'GET /api/profiles',
    'POST /api/profile-import',
    'POST /api/profile-subscription-bulk-create-jobs',
  ]);
  expect(received[2]?.headers['content-type']).toBe('application/vnd.api+json');
  expect(JSON.parse(received[2]?.body ?? '').data).toMatchObject({
    type: 'profile-subscription-bulk-create-job',
    relationships: { list: { data: { type: 'list', id: 'LIST1' } } },
  });
  expect(profiles.get(EMAIL)).toEqual({ consent: 'SUBSCRIBED', suppressed: false, plan: 'year' });
});

// https://developers.klaviyo.com/en/docs/collect_email_and_sms_consent_via_api: a subscription lifts suppressions.
test('a member who unsubscribed, complained or cannot be reached is not subscribed again at Klaviyo', async () => {
  for (const change of [{ consent: 'UNSUBSCRIBED' }, { suppressed: true }]) {
    const { port, profiles } = await list();
    const before = { consent: 'SUBSCRIBED', suppressed: false, plan: '', ...change };
    profiles.set(EMAIL, before);
    expect(await port.save({ email: EMAIL, plan: 'year' })).toEqual({ ok: true });
    expect(profiles.get(EMAIL)).toEqual({ ...before, plan: 'year' });
    expect(await port.membership(EMAIL)).toEqual({ ok: true, subscribed: false });
  }
});

// https://developers.klaviyo.com/en/reference/bulk_unsubscribe_profiles makes a profile for an unknown address.
test('an unknown address is neither made nor deleted at Klaviyo', async () => {
  const { port, profiles, received } = await list();
  expect([await port.unsubscribe(EMAIL), await port.remove(EMAIL)]).toEqual([{ ok: true }, { ok: true }]);
  expect(profiles.size).toBe(0);
  expect(received.map(({ method }) => method)).toEqual(['GET', 'GET']);
});

// https://developers.klaviyo.com/en/reference/request_profile_deletion
test('a removed member is deleted at Klaviyo', async () => {
  const { port, profiles } = await list();
  await port.save({ email: EMAIL, plan: undefined });
  expect(await port.remove(EMAIL)).toEqual({ ok: true });
  expect(profiles.size).toBe(0);
});

test('a wrong key of Klaviyo and a wrong list wait for the operator', async () => {
  const { port } = await list({ apiKey: 'pk_2' });
  expect(await port.save({ email: EMAIL, plan: undefined })).toMatchObject({
    ok: false,
    reason: 'unreachable',
    detail: expect.stringContaining('It said: Incorrect'),
  });
  expect(await (await list({ listId: 'LIST2' })).port.try()).toMatchObject({ ok: false });
});

// https://developers.klaviyo.com/en/docs/rate_limits_and_error_handling
test.each([
  [400, 'refused'],
  [429, 'busy'],
  [503, 'busy'],
])("Klaviyo's status %d counts as %s, with its words and without the address", async (status, reason) => {
  const server = await testReceiver((_request, response) =>
    respondJson(response, status, { errors: [{ detail: `No ${EMAIL}.` }] }),
  );
  const outcome = await klaviyo({ ...SETTINGS, host: server.url }).save({ email: EMAIL, plan: undefined });
  expect(outcome).toMatchObject({ ok: false, reason, detail: expect.stringContaining('It said: No …') });
});
