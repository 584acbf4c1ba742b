import { beforeEach, describe, expect, test } from 'vitest';
import { openBeforeAll } from '../../platform/testing.ts';
import { ANN, MAILCHIMP, marketingFixture, START } from './testing.ts';

const shop = openBeforeAll(marketingFixture);
beforeEach(() => shop.reset());

test.each([
  ['the button of the page', { 'content-type': 'application/json' }, '{}'],
  ['a mail programme with a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'List-Unsubscribe=One-Click'],
  [
    'a mail programme with multipart data',
    { 'content-type': 'multipart/form-data; boundary=b' },
    '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--',
  ],
])('%s unsubscribes a lead permanently, here and at the list', async (_case, headers, payload) => {
  await shop.agree();
  const { unsubscribe_token: token } = await shop.lead();
  const answers = [await shop.unsubscribe(token, headers, payload), await shop.unsubscribe(token, headers, payload)];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  await shop.agree();
  expect((await shop.lead()).unsubscribed_at).toEqual(START);
  await shop.queue.drain();
  expect(shop.list.save).not.toHaveBeenCalled();
  expect(shop.list.unsubscribe.mock.lastCall).toEqual([ANN]);
  expect((await shop.events()).filter(([type]) => type === 'lead.unsubscribed')).toHaveLength(1);
});

test('a GET request for the unsubscribe link changes nothing and is redirected to the page', async () => {
  await shop.agree();
  const { unsubscribe_token: token } = await shop.lead();
  const response = await shop.server.inject({ method: 'GET', url: `/api/unsubscriptions/${token}` });
  expect([response.statusCode, response.headers.location]).toEqual([303, `/unsubscribe#${token}`]);
  expect((await shop.lead()).unsubscribed_at).toBeNull();
});

test('an unsubscription has the same answer for a known and an unknown token', async () => {
  await shop.agree();
  const known = await shop.unsubscribe((await shop.lead()).unsubscribe_token);
  const unknown = await shop.unsubscribe('0b5c8f6e-3f43-4c55-9d54-6ad1d1b8a0a7');
  expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
  expect((await shop.unsubscribe('1')).statusCode).toBe(400);
});

// https://mailchimp.com/developer/marketing/guides/sync-audience-data-webhooks/: form-encoded, unsigned, with a GET check.
describe("Mailchimp's webhook", () => {
  const address = (secret = MAILCHIMP.webhookSecret) => `/api/webhooks/mailchimp/${secret}`;
  const tell = (fields: Readonly<Record<string, string>>, secret?: string) =>
    shop.server.inject({
      method: 'POST',
      url: address(secret),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ 'data[email]': 'Ann@Example.com', 'data[list_id]': MAILCHIMP.listId, ...fields }).toString(),
    });

  test.each(['unsubscribe', 'cleaned'])(
    'of type %s stops every marketing mail to the address, and is recorded once',
    async (type) => {
      await shop.agree();
      await shop.queue.drain();
      for (let times = 0; times < 2; times++) expect((await tell({ type })).statusCode).toBe(200);
      expect((await shop.lead()).unsubscribed_at).toEqual(shop.clock.now);
      expect((await shop.events()).filter(([name]) => name === 'lead.unsubscribed')).toHaveLength(1);
      shop.mail.mockClear();
      await shop.advance(100);
      expect(shop.mail).not.toHaveBeenCalled();
    },
  );

  test('changes nothing for other types, other audiences, unknown addresses and what is no address', async () => {
    await shop.agree();
    const others = [
      { type: 'profile' },
      { type: 'unsubscribe', 'data[list_id]': 'LIST2' },
      { type: 'cleaned', 'data[email]': 'x@y.co' },
      { type: 'cleaned', 'data[email]': 'ann@example.com\0' },
    ];
    for (const fields of others) expect((await tell(fields)).statusCode).toBe(200);
    expect((await shop.lead()).unsubscribed_at).toBeNull();
  });

  test('is checked by a GET when it is made, and its address does not exist without the secret', async () => {
    await shop.agree();
    expect((await shop.server.inject(address())).statusCode).toBe(200);
    expect((await shop.server.inject(address('guess'))).statusCode).toBe(404);
    expect((await tell({ type: 'unsubscribe' }, 'guess')).statusCode).toBe(404);
    expect((await shop.lead()).unsubscribed_at).toBeNull();
  });
});

// RFC 3464: a delivery status notification.
describe('a returned mail', () => {
  const status = (action: string, code: string, token: string) =>
    `To: bounces+${token.replaceAll('-', '')}@petalune.example\r\n\r\nFinal-Recipient: rfc822;${ANN}\r\nAction: ${action}\r\nStatus: ${code}\r\n`;
  const post = (payload: string, type = 'message/rfc822') =>
    shop.server.inject({ method: 'POST', url: '/api/webhooks/bounces', headers: { 'content-type': type }, payload });
  const token = async () => (await shop.lead()).unsubscribe_token;

  test('that failed for good ends marketing mails, as it is or in a form', async () => {
    for (const inForm of [false, true]) {
      await shop.db.deleteFrom('leads').execute();
      await shop.agree();
      const mail = status('failed', '5.1.1', await token());
      const form = new URLSearchParams({ email: mail }).toString();
      const answer = inForm ? await post(form, 'application/x-www-form-urlencoded') : await post(mail);
      expect(answer.statusCode).toBe(200);
      expect((await shop.lead()).unsubscribed_at).toEqual(shop.clock.now);
    }
  });

  test('that is delayed, full or from somebody on holiday ends nothing, and so does one without a token of ours', async () => {
    await shop.agree();
    const own = await token();
    for (const mail of [
      status('delayed', '4.4.1', own),
      status('failed', '4.2.2', own),
      `To: bounces+${own}@x\r\n\r\nI am away.`,
    ])
      expect((await post(mail)).statusCode).toBe(200);
    await post(status('failed', '5.1.1', '00000000-0000-4000-8000-000000000000'));
    expect((await shop.lead()).unsubscribed_at).toBeNull();
  });
});
