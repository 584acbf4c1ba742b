import { expect, test } from 'vitest';
import { brand } from '../../../content/brand.ts';
import { HOUR_MS } from '../../../core/time.ts';
import { openBeforeAll } from '../../platform/testing.ts';
import { mailedToken, mailsOf, manageFixture, signedIn, signedInBuyer, unreachable } from '../manage/testing.ts';

const shop = openBeforeAll(manageFixture);

async function changeAtProvider(id: string, email: string): Promise<void> {
  const found = await shop.provider.readSubscription(id);
  await shop.provider.changeEmail(found.ok ? found.value.customerId : '', email);
  await later();
}

async function later(): Promise<void> {
  await shop.settle();
  shop.clock.aheadMs += HOUR_MS;
  await shop.settle();
}

const emailOf = async (id: string) =>
  (await shop.db.selectFrom('subscriptions').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email;
const told = () => mailsOf(shop, 'address-differs-to-support').map(({ facts }) => facts);

test('support gets one mail about an address that was changed at the provider, and the one here stays', async () => {
  const { id, email } = await signedInBuyer(shop);
  await changeAtProvider(id, 'New@Example.com');
  await changeAtProvider(id, 'new@example.com');
  expect(told()).toEqual([{ email, subscriptionId: id, providerEmail: 'new@example.com' }]);
  expect(mailsOf(shop, 'address-differs-to-support')[0]?.to).toBe(brand.supportEmail);
  expect(await emailOf(id)).toBe(email);
  await changeAtProvider(id, 'another@example.com');
  expect(told()).toHaveLength(2);
});

test('a change on the manage page, which reaches the provider first, is no difference', { tags: 'exhaustive' }, async () => {
  const { email, id } = await signedInBuyer(shop);
  const { post } = await signedIn(shop, email);
  await post('/manage/email-changes', { email: 'moved@example.com' });
  await shop.queue.drain();
  shop.line.payments = {
    ...shop.provider,
    changeEmail: async (...given) => {
      const changed = await shop.provider.changeEmail(...given);
      await shop.settle(); // its event is there before the change is stored
      return changed;
    },
  };
  const answer = await post('/manage/email-confirmations', { token: mailedToken(shop, 'email-change', 'moved@example.com') });
  shop.line.payments = shop.provider;
  expect(answer.statusCode).toBe(200);
  await later();
  expect([await emailOf(id), told()]).toEqual(['moved@example.com', []]);
});

test('the mail about another address waits until the provider can be asked', { tags: 'exhaustive' }, async () => {
  const { id } = await signedInBuyer(shop);
  shop.line.payments = { ...shop.provider, readCustomerEmail: unreachable };
  await changeAtProvider(id, 'late@example.com');
  expect(told()).toEqual([]);
  shop.line.payments = shop.provider;
  await later();
  expect(told()).toHaveLength(1);
});

test.each(['an erased buyer', 'a customer of another shop'])('of %s support gets no address', async (whose) => {
  const { id } = await signedInBuyer(shop);
  const change = whose === 'an erased buyer' ? { email: `${id}@erased.invalid` } : { customer_id: 'cus_other' };
  await shop.db.updateTable('subscriptions').set(change).where('id', '=', id).execute();
  await changeAtProvider(id, 'somebody@example.com');
  expect(told()).toEqual([]);
});
