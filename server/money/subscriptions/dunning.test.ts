import { beforeEach, describe, expect, test } from 'vitest';
import { endings } from '../../../content/mails/changes.ts';
import { plans } from '../../../content/plans.ts';
import { policies } from '../../../content/policies.ts';
import { seededRandom } from '../../../core/seeded-random.ts';
import { rounds } from '../../../core/testing.ts';
import { openBeforeAll } from '../../platform/testing.ts';
import { buyer, mailsOf, manageFixture, signedIn } from '../manage/testing.ts';

const [PLAN] = plans;
const ASKS_EACH_TIME = '4000 0027 6000 3184';

const shop = openBeforeAll(manageFixture);
beforeEach(() => {
  shop.clock.aheadMs = 0;
  shop.mails.length = 0;
});

const control = () => shop.sandbox.control;
const templates = () => shop.mails.map(({ template }) => template);

async function happens(act: () => Promise<unknown>): Promise<void> {
  await act();
  await shop.settle();
}

/** A buyer whose renewal has failed once. */
async function overdue(card?: string) {
  const one = await buyer(shop, {}, card);
  shop.mails.length = 0;
  await happens(() => control().failRenewal(one.id));
  return one;
}

const paymentLink = () => {
  const [facts] = shop.mails.map((mail) => mail.facts as { payLink?: string });
  return new URL(facts?.payLink ?? '').pathname;
};

describe('a renewal that is not paid', () => {
  test('is mailed about at the first failure, before the last try and at the end, once each, with the days of the provider', async () => {
    const { id } = await overdue();
    const [first] = mailsOf(shop, 'payment-failed');
    expect(first?.facts).toMatchObject({
      amount: PLAN.listPrice,
      retryOn: expect.stringMatching(/^\d{4}-/),
      payLink: expect.stringContaining('/sandbox/invoice/'),
    });
    for (let tries = 2; tries < policies.renewalTries - 1; tries++) {
      await happens(() => control().failAgain(id));
      expect(templates()).toEqual(['payment-failed']);
    }
    await happens(() => control().failAgain(id));
    expect(templates()).toEqual(['payment-failed', 'payment-last-try']);
    const [last] = mailsOf(shop, 'payment-last-try');
    const retryOn = (mail: typeof first) => (mail?.facts as { retryOn?: string } | undefined)?.retryOn ?? '';
    expect(retryOn(last) > retryOn(first)).toBe(true);
    await happens(() => control().failAgain(id));
    expect(templates()).toEqual(['payment-failed', 'payment-last-try', 'ended']);
    expect(mailsOf(shop, 'ended')).toMatchObject([{ facts: { why: endings.unpaid } }]);
    const row = await shop.db.selectFrom('subscriptions').select('end_reason').where('id', '=', id).executeTakeFirst();
    expect(row?.end_reason).toBe('unpaid');
  });

  test('is paid on the page of the mail without a sign-in, and brings no further mail of the failure', async () => {
    const { id } = await overdue();
    const { statusCode } = await shop.server.inject({ method: 'POST', url: paymentLink() });
    expect(statusCode).toBe(303);
    await shop.settle();
    expect(templates()).toEqual(['payment-failed', 'receipt']);
    await expect(control().failAgain(id)).rejects.toThrow('nothing that is tried again');
  });

  test('and wants its buyer to confirm it says so in place of a card that failed, and can be confirmed', async () => {
    const { email } = await overdue(ASKS_EACH_TIME);
    expect(templates()).toEqual(['payment-unconfirmed']);
    const { overview } = await signedIn(shop, email);
    const shown = async () => (await overview()).json().subscriptions[0];
    expect(await shown()).toMatchObject({ state: 'failing', payments: [{ status: 'failed', needs: 'confirmation' }, {}] });
    shop.mails.splice(1);
    await happens(() => shop.server.inject({ method: 'POST', url: paymentLink() }));
    expect(await shown()).toMatchObject({ state: 'running', payments: [{ status: 'paid', needs: null }, {}] });
    expect(templates()).toEqual(['payment-unconfirmed', 'receipt']);
  });
});

const FAILURES = rounds(5, 2);
test(`in ${FAILURES} random failures each mail goes out at most once, and none of a failure after the payment`, async () => {
  const random = seededRandom(4);
  for (let n = 0; n < FAILURES; n++) {
    const { id, email } = await overdue(random() < 0.3 ? ASKS_EACH_TIME : undefined);
    shop.mails.splice(0, shop.mails.length, ...shop.mails.filter(({ to }) => to === email));
    let isPaid = false;
    for (let step = 0; step < policies.renewalTries - 1 && !isPaid; step++) {
      isPaid = random() < 0.3;
      await happens(() => (isPaid ? control().payOpen(id) : control().failAgain(id)));
    }
    await happens(() => control().sendReversed(5));
    const told = templates();
    expect(new Set(told).size).toBe(told.length);
    expect(told.at(-1)).toBe(isPaid ? 'receipt' : 'ended');
    shop.mails.length = 0;
  }
});
