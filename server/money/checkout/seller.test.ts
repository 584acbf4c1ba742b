import { beforeEach, describe, expect, test } from 'vitest';
import { stripePayments } from '../../../adapters/payments/stripe.ts';
import { consent as copy } from '../../../content/pages/checkout.ts';
import { providerSeller } from '../../../content/seller.ts';
import { consentTo } from '../../../core/checkout/consent.ts';
import type { Seller } from '../../../core/checkout/seller.ts';
import { renderMail } from '../../messages/mails/render.ts';
import { oneHost } from '../../platform/http/testing.ts';
import { openBeforeAll } from '../../platform/testing.ts';
import { attemptsOf, browser, CHECKOUT_BODY, sessionIdOf, subscriptionsOf, testShop } from './testing.ts';

const shop = openBeforeAll(testShop);
beforeEach(() => {
  shop.sandbox.deliverTo(shop.webhookUrl);
  shop.mails.length = 0;
  sellAs('shop');
});

/** As after a restart with the other value of STRIPE_MANAGED. */
function sellAs(seller: Seller): void {
  shop.deps.seller = seller;
  shop.line.payments = stripePayments({ ...shop.sandbox.settings, seller });
}

const agreedTo = (seller: Seller) => ({ consent: { ...CHECKOUT_BODY.consent, version: consentTo(seller, copy).version } });

async function bought(seller: Seller) {
  sellAs(seller);
  const visitor = browser(shop);
  const { url } = (await visitor.checkout(agreedTo(seller))).json();
  await visitor.pay(url);
  await shop.settle();
  const [subscription] = await subscriptionsOf(shop, visitor.visitor);
  if (!subscription) throw new Error('Nothing was bought.');
  return { visitor, url, id: subscription.id };
}

const mailed = () =>
  shop.mails.map((order) => {
    const { text } = renderMail(order, [], oneHost('https://shop.example'));
    return [order.template, text.includes(providerSeller.name), text.includes(providerSeller.statement)];
  });

const consentsOf = (attemptId: string | undefined) =>
  shop.db
    .selectFrom('consent_records')
    .select(['text', 'version'])
    .where('attempt_id', '=', String(attemptId))
    .where('kind', '=', 'renewal')
    .execute();

describe.each([
  ['shop', 'provider', false],
  ['provider', 'shop', true],
] as const)('an order while the %s sells', (seller, other, isProvider) => {
  test('is refused with a consent to the other seller, and nothing is kept of it', async () => {
    sellAs(seller);
    const visitor = browser(shop);
    expect((await visitor.checkout(agreedTo(other))).json().error).toMatchObject({ code: 'conflict' });
    expect(await attemptsOf(shop, visitor.visitor)).toEqual([]);
  });

  test('keeps the consent that names the seller, and mails name it also when the other sells', async () => {
    const { visitor, id } = await bought(seller);
    const [attempt] = await attemptsOf(shop, visitor.visitor);
    const [consent, ...more] = await consentsOf(attempt?.id);
    expect(more).toEqual([]);
    expect(consent?.version).toBe(agreedTo(seller).consent.version);
    expect(consent?.text.includes(providerSeller.name)).toBe(isProvider);
    sellAs(other);
    await shop.sandbox.control.renew(id);
    await shop.settle();
    expect(mailed()).toEqual([
      ['order', isProvider, isProvider],
      ['receipt', isProvider, isProvider],
    ]);
  });

  test('follows a refund that the provider made by itself', async () => {
    const { id } = await bought(seller);
    shop.mails.length = 0;
    await shop.sandbox.control.refund(id);
    await shop.settle();
    await shop.settle();
    const [payment] = await shop.db.selectFrom('payments').selectAll().where('subscription_id', '=', id).execute();
    expect(payment?.amount_refunded).toBe(payment?.amount_paid);
    const [refunded] = shop.mails.filter(({ template }) => template === 'refunded');
    if (!refunded) throw new Error('Nothing was mailed.');
    const { text } = renderMail(refunded, [], oneHost('https://shop.example'));
    expect(text.includes(`${providerSeller.short}, the seller, has sent a refund`)).toBe(isProvider);
    expect(text.includes('We have sent a refund')).toBe(!isProvider);
  });

  test('goes on at a payment page of its own when the seller changes before it is paid', async () => {
    sellAs(seller);
    const visitor = browser(shop);
    const first = (await visitor.checkout(agreedTo(seller))).json().url;
    sellAs(other);
    const second = (await visitor.checkout(agreedTo(other))).json().url;
    expect(sessionIdOf(second)).not.toBe(sessionIdOf(first));
    expect((await attemptsOf(shop, visitor.visitor)).map(({ status }) => status)).toEqual(['expired', 'open']);
  });
});
