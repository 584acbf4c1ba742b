import { beforeEach, describe, expect, test } from 'vitest';
import { keepResultsCopy } from '../../../content/pages/keep-results.ts';
import { HOUR_MS } from '../../../core/time.ts';
import { visitorId } from '../../platform/http/visitor.ts';
import { openBeforeAll } from '../../platform/testing.ts';
import { confirmAddress, hasConfirmedAddress } from '../../visitors/leads/confirmed-address.ts';
import { ANN, marketingFixture, START } from './testing.ts';

const { version, text } = keepResultsCopy.marketing;

const shop = openBeforeAll(marketingFixture);
beforeEach(() => shop.reset());

test('a lead without the marketing consent is stored, and is not added to the list', async () => {
  await shop.submitLead({ email: ANN });
  await shop.queue.drain();
  expect(await shop.lead()).toMatchObject({ consent_text: null, consent_version: null, consented_at: null });
  expect(shop.list.save).not.toHaveBeenCalled();
  expect(await shop.events()).toEqual([['lead.created', { source: 'keep-results', marketingConsent: false }]]);
  await shop.advance(100);
  expect(shop.mail).not.toHaveBeenCalled();
});

test('a lead with the marketing consent is added to the list, and the consent is stored with its text and time', async () => {
  await shop.agree();
  await shop.queue.drain();
  expect(await shop.lead()).toMatchObject({ consent_text: text, consent_version: version, consented_at: START });
  expect(shop.list.save.mock.calls).toEqual([[{ email: ANN, plan: undefined }]]);
  expect(await shop.events()).toEqual([
    ['lead.created', { source: 'keep-results', marketingConsent: false }],
    ['lead.consented', { version }],
  ]);
});

test('a lead that consents at the second visit has the time of that visit, and a third visit changes nothing', async () => {
  await shop.submitLead({ email: ANN });
  shop.clock.now = new Date(START.getTime() + HOUR_MS);
  await shop.agree();
  shop.clock.now = new Date(START.getTime() + 2 * HOUR_MS);
  await shop.agree();
  await shop.submitLead({ email: ANN });
  expect((await shop.lead()).consented_at).toEqual(new Date(START.getTime() + HOUR_MS));
  await shop.queue.drain();
  expect(shop.list.save).toHaveBeenCalledOnce();
  expect(await shop.events()).toEqual([
    ['lead.created', { source: 'keep-results', marketingConsent: false }],
    ['lead.consented', { version }],
  ]);
});

test('a marketing consent with an unknown version is ignored, and the lead is stored', async () => {
  const response = await shop.submitLead({ email: ANN, marketing: 'another' });
  expect(response.statusCode).toBe(200);
  expect((await shop.lead()).consented_at).toBeNull();
});

describe('a marketing consent under an unconfirmed address', () => {
  const VISITOR = '11111111-1111-4111-8111-111111111111';
  const mailedTokens = () =>
    shop.mail.mock.calls.flatMap(([{ facts }]) => ('link' in facts ? [new URL(facts.link).hash.slice(1)] : []));
  const submitAs = (visitor: string) =>
    shop.server.inject({
      method: 'POST',
      url: '/api/addUserToMailchimp',
      payload: { email: ANN, marketing: version },
      cookies: { visitor },
    });

  test('reaches neither the list nor a reminder, and one mail asks for it', async () => {
    for (let i = 0; i < 3; i++) {
      await shop.submitLead({ email: ANN, marketing: version });
      await shop.queue.drain();
    }
    await shop.advance(100);
    expect(shop.list.save).not.toHaveBeenCalled();
    const link = expect.stringMatching(/^https:\/\/shop\.example\/confirm#.{43}$/);
    expect(shop.mail.mock.calls.map(([order]) => order)).toEqual([
      { template: 'marketing-confirmation', to: ANN, facts: { link, days: 7 } },
    ]);
    expect(await shop.events()).toEqual([['lead.created', { source: 'keep-results', marketingConsent: false }]]);
  });

  test('counts once the link in the mail is pressed, and a second press says so', async () => {
    await shop.submitLead({ email: ANN, marketing: version });
    await shop.queue.drain();
    const [token = ''] = mailedTokens();
    const answers = [await shop.press(token), await shop.press(token)];
    expect(answers.map((answer) => answer.json())).toEqual([{ outcome: 'confirmed' }, { outcome: 'used' }]);
    await shop.queue.drain();
    expect(shop.list.save).toHaveBeenCalledOnce();
    expect((await shop.events()).map(([type]) => type)).toEqual(['lead.created', 'lead.consented']);
    await shop.submitLead({ email: ANN, marketing: version });
    await shop.queue.drain();
    expect(mailedTokens()).toHaveLength(1);
  });

  test('is asked for again with a new link after a week, and the old one is dead', async () => {
    await shop.submitLead({ email: ANN, marketing: version });
    await shop.queue.drain();
    await shop.advance(7 * 24 + 1);
    const [old = ''] = mailedTokens();
    expect((await shop.press(old)).statusCode).toBe(404);
    expect((await shop.press('a'.repeat(43))).statusCode).toBe(404);
    await shop.submitLead({ email: ANN, marketing: version });
    await shop.queue.drain();
    expect((await shop.press(mailedTokens()[1] ?? '')).json()).toEqual({ outcome: 'confirmed' });
    await shop.queue.drain();
    expect(shop.list.save).toHaveBeenCalledOnce();
  });

  test('confirms the address for a browser that did nothing here before, once the mailed link is pressed there', async () => {
    await shop.submitLead({ email: ANN, marketing: version });
    await shop.queue.drain();
    const { cookies } = await shop.press(mailedTokens()[0] ?? '');
    const visitor = cookies.find(({ name }) => name === 'visitor')?.value ?? '';
    expect(await hasConfirmedAddress(shop.db, visitorId(visitor), ANN)).toBe(true);
  });

  test('waits for the mailed link in the browser that paid under the address too, and counts without another where one was opened', async () => {
    const attempt = { id: VISITOR, visitor_id: visitorId(VISITOR), email: ANN, plan_id: 'year', currency: 'USD' };
    await shop.db
      .insertInto('checkout_attempts')
      .values({ ...attempt, due_now: 1, due_later: 1, digest: '', status: 'paid' })
      .execute();
    await shop.buy();
    await shop.db.updateTable('subscriptions').set({ attempt_id: VISITOR }).execute();
    await submitAs(VISITOR);
    await shop.queue.drain();
    expect((await shop.lead()).confirmed_at).toBeNull();
    expect(mailedTokens()).toHaveLength(1);
    expect(shop.list.save).not.toHaveBeenCalled();
    await confirmAddress(shop.db, visitorId(VISITOR), ANN);
    await shop.db.deleteFrom('leads').execute();
    await submitAs('22222222-2222-4222-8222-222222222222');
    expect((await shop.lead()).confirmed_at).toBeNull();
    await shop.db.deleteFrom('leads').execute();
    await submitAs(VISITOR);
    await shop.queue.drain();
    expect(shop.list.save.mock.calls).toEqual([[{ email: ANN, plan: 'year' }]]);
    expect(mailedTokens()).toHaveLength(1);
  });
});
