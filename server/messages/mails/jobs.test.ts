import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { MailPort } from '../../../adapters/mail/port.ts';
import { marketingMails } from '../../../content/mails/marketing.ts';
import { planMails } from '../../../content/mails/plan.ts';
import { plans } from '../../../content/plans.ts';
import { NO_CHANGES } from '../../../core/editions/apply.ts';
import type { MailOrder } from '../../../core/mails/mail-facts.ts';
import { HOUR_MS } from '../../../core/time.ts';
import type { Db } from '../../platform/db/client.ts';
import { testDatabase } from '../../platform/db/testing.ts';
import { testQueue } from '../../platform/jobs/testing.ts';
import { mailJobs } from './jobs.ts';
import { ADDRESSES, SAMPLES } from './testing.ts';

const FROM = 'Petalune <support@petalune.example>';

let db: Db;
let now = new Date('2026-11-20T12:00:00Z');
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.destroy());

const onUnknownRecipient = vi.fn(async () => undefined);
const [order] = SAMPLES;
const toSupport = SAMPLES.find(({ template }) => template === 'guarantee-to-support');

const firstPageOf = async (attemptId: string) =>
  attemptId === 'answered'
    ? { headline: 'Dry skin, dryness first', basics: 'Basics.', sunscreen: 'Sunscreen.', patchTest: 'A test.' }
    : undefined;

const planLinkOf = async (attemptId: string, email: string) =>
  attemptId === 'answered' ? { planLink: `https://petalune.example/plan#for-${email}`, hours: 24 } : {};

async function queueWith(send: MailPort['send'], texts: Readonly<Record<string, string>> = {}) {
  const draftOf = async () => ({ ...NO_CHANGES, texts });
  const addresses = { from: FROM, ...ADDRESSES, bounces: 'bounces@petalune.example' };
  return testQueue(
    db,
    () => now,
    mailJobs({ mail: { send }, ...addresses, plans, onUnknownRecipient, firstPageOf, planLinkOf, draftOf }),
  );
}

test('the mail of an order carries the first page of the program and its link where there are answers, and no gap where they are erased', async () => {
  const send = vi.fn<MailPort['send']>().mockResolvedValue({ ok: true });
  const queue = await queueWith(send);
  const {
    headline: _headline,
    planLink: _link,
    hours: _hours,
    ...facts
  } = { ...(order as Extract<MailOrder, { template: 'order' }>).facts };
  for (const attemptId of ['answered', 'erased']) {
    const mail: MailOrder = { template: 'order', to: `${attemptId}@example.com`, facts: { ...facts, attemptId } };
    await db.transaction().execute((tx) => queue.add(tx, 'mail', mail, { key: attemptId }));
  }
  await queue.drain();
  const textTo = (to: string) => send.mock.calls.find(([mail]) => mail.to === to)?.[0].text;
  expect(textTo('answered@example.com')).toContain('Your first week: Dry skin, dryness first\n- Basics.');
  expect(textTo('erased@example.com')).not.toContain('first week');
  expect(textTo('answered@example.com')).toContain('Open my plan:\nhttps://petalune.example/plan#for-answered@example.com\n');
  expect(textTo('erased@example.com')).toContain('Open my plan:\nhttps://petalune.example/plan\n');
  expect(textTo('erased@example.com')).not.toContain('without a sign-in');
});

test('a mail that could not be sent is retried later under the same key', async () => {
  const send = vi
    .fn<MailPort['send']>()
    .mockResolvedValueOnce({ ok: false, reason: 'unreachable', detail: 'Down.' })
    .mockResolvedValue({ ok: true });
  const queue = await queueWith(send);
  if (order) await db.transaction().execute((tx) => queue.add(tx, 'mail', order, { key: 'order:1' }));
  await queue.drain();
  now = new Date(now.getTime() + HOUR_MS);
  await queue.drain();
  expect(send.mock.calls.map(([mail]) => mail.key)).toEqual([expect.any(String), send.mock.calls[0]?.[0].key]);
  expect(send.mock.calls[1]?.[0]).toMatchObject({
    from: FROM,
    to: 'ann@example.com',
    subject: 'Your order: Petalune 1-Year Plan',
  });
});

test('a mail that the mail server refuses is given up', async () => {
  const send = vi.fn<MailPort['send']>().mockResolvedValue({ ok: false, reason: 'refused', detail: 'No such mailbox.' });
  const queue = await queueWith(send);
  if (order) await queue.add(db, 'mail', order);
  await queue.drain();
  expect(await queue.waiting()).toEqual([]);
  expect(queue.failures).toMatchObject([{ final: true, error: new Error('No such mailbox.') }]);
});

test('an address that no mail reaches is reported, and one whose mailbox is full is not', async () => {
  const refusal = { ok: false, reason: 'refused', detail: 'No.' } as const;
  const send = vi
    .fn<MailPort['send']>()
    .mockResolvedValueOnce(refusal)
    .mockResolvedValue({ ...refusal, recipientUnknown: true });
  const queue = await queueWith(send);
  for (const key of ['full', 'unknown']) if (order) await queue.add(db, 'mail', order, { key });
  await queue.drain();
  expect(onUnknownRecipient.mock.calls).toEqual([['ann@example.com']]);
});

test('a marketing mail returns to an address that names its token, and every other mail to the mailbox itself', async () => {
  const send = vi.fn<MailPort['send']>().mockResolvedValue({ ok: true });
  const queue = await queueWith(send);
  for (const mail of SAMPLES) await queue.add(db, 'mail', mail);
  await queue.drain();
  for (const [{ returnTo, headers }] of send.mock.calls) {
    const token = /[0-9a-f-]{36}/.exec(headers?.['List-Unsubscribe'] ?? '')?.[0].replaceAll('-', '');
    expect(returnTo).toBe(token ? `bounces+${token}@petalune.example` : 'bounces@petalune.example');
  }
});

test('the mail to support has the buyer as its reply address', async () => {
  const send = vi.fn<MailPort['send']>().mockResolvedValue({ ok: true });
  const queue = await queueWith(send);
  for (const mail of [order, toSupport]) if (mail) await queue.add(db, 'mail', mail);
  await queue.drain();
  expect(send.mock.calls.map(([mail]) => mail.replyTo)).toEqual([undefined, 'ann@example.com']);
});

test('every mail that somebody chose to get, and no other mail, has an unsubscribe header and link', async () => {
  const send = vi.fn<MailPort['send']>().mockResolvedValue({ ok: true });
  const queue = await queueWith(send);
  for (const mail of SAMPLES) await queue.add(db, 'mail', mail);
  await queue.drain();
  const unsubscribable = send.mock.calls.flatMap(([mail]) => (mail.headers?.['List-Unsubscribe'] ? [mail] : []));
  const marketing = SAMPLES.filter(({ template }) => template in marketingMails || template in planMails);
  expect(unsubscribable).toHaveLength(marketing.length);
  for (const { headers, text, html } of unsubscribable) {
    expect(headers?.['List-Unsubscribe']).toMatch(/^<https:\/\/petalune\.example\/api\/unsubscriptions\/[0-9a-f-]{36}>$/);
    expect(headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const [token] = /[0-9a-f-]{36}/.exec(headers?.['List-Unsubscribe'] ?? '') ?? [];
    for (const written of [text, html]) expect(written).toContain(`https://petalune.example/unsubscribe#${token}`);
  }
});

test('a mail says what the published edition says, and the rest as built', async () => {
  const send = vi.fn<MailPort['send']>().mockResolvedValue({ ok: true });
  const queue = await queueWith(send, {
    'mails/plan.planMails.plan-week.title': 'Your week {week}',
    'mails/plan.planMails.plan-week.parts.2.button': 'See my plan',
  });
  const week = SAMPLES.find(({ template }) => template === 'plan-week') as MailOrder;
  await queue.add(db, 'mail', week);
  await queue.drain();
  const [{ subject, text } = { subject: '', text: '' }] = send.mock.calls.map(([sent]) => sent);
  expect(text).toMatch(/Your week \d/);
  expect(text).toContain('See my plan');
  expect(text).not.toContain('Open my plan');
  expect(subject).toMatch(/^Week \d+ of your /);
});
