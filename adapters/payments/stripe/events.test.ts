import { describe, expect, test } from 'vitest';
import { signatureHeader } from '../../../annex/payment-sandbox/testing.ts';
import { stripePayments } from '../stripe.ts';

describe('an event of the payment provider', () => {
  const secret = 'whsec_test';
  const reader = stripePayments({ secretKey: 'sk_test_x', webhookSecret: secret });
  const body = (type: string, object: Record<string, unknown>) =>
    JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
  const now = () => Math.floor(Date.now() / 1000);
  const read = (text: string, header = signatureHeader(text, secret, now())) => reader.readHint(Buffer.from(text), header);

  test.each([
    ['checkout.session.completed', { id: 'cs_1', object: 'checkout.session' }, 'session', 'cs_1'],
    ['checkout.session.expired', { id: 'cs_1', object: 'checkout.session' }, 'session', 'cs_1'],
    ['customer.subscription.deleted', { id: 'sub_1', object: 'subscription' }, 'subscription', 'sub_1'],
    ['invoice.paid', { id: 'in_1', parent: { subscription_details: { subscription: 'sub_1' } } }, 'subscription', 'sub_1'],
    ['invoice.paid', { id: 'in_1', parent: null }, 'other', 'in_1'],
    [
      'invoice.finalization_failed',
      { id: 'in_1', parent: { subscription_details: { subscription: 'sub_1' } } },
      'subscription',
      'sub_1',
    ],
    ['invoice.paid', { id: 'in_1', subscription: 'sub_1' }, 'invoice', 'in_1'],
    ['invoice.payment_failed', { id: 'in_1', subscription: 'sub_1' }, 'invoice', 'in_1'],
    ['invoice.finalization_failed', { id: 'in_1', subscription: 'sub_1' }, 'invoice', 'in_1'],
    ['invoice.marked_uncollectible', { id: 'in_1', subscription: 'sub_1' }, 'invoice', 'in_1'],
    ['invoice.voided', { id: 'in_1', subscription: 'sub_1' }, 'invoice', 'in_1'],
    ['credit_note.created', { id: 'cn_1', invoice: 'in_1' }, 'invoice', 'in_1'],
    [
      'invoice.payment_action_required',
      { id: 'in_1', parent: { subscription_details: { subscription: 'sub_1' } } },
      'subscription',
      'sub_1',
    ],
    ['customer.subscription.updated', { id: 'sub_1', current_period_end: 1 }, 'subscription', 'sub_1'],
    ['refund.failed', { id: 're_1', charge: 'ch_1' }, 'charge', 'ch_1'],
    ['refund.failed', { id: 're_1', charge: null }, 'other', 're_1'],
    [
      'subscription_schedule.released',
      { id: 's_1', subscription: null, released_subscription: 'sub_1' },
      'subscription',
      'sub_1',
    ],
    ['subscription_schedule.updated', { id: 's_1', subscription: null, released_subscription: null }, 'other', 's_1'],
    ['radar.early_fraud_warning.created', { id: 'issfr_1', charge: 'ch_1' }, 'fraud-warning', 'issfr_1'],
    ['radar.early_fraud_warning.updated', { id: 'issfr_1', charge: 'ch_1' }, 'fraud-warning', 'issfr_1'],
    ['customer.updated', { id: 'cus_1', email: 'ada@example.com' }, 'customer', 'cus_1'],
    ['product.created', { id: 'prod_1' }, 'other', 'prod_1'],
    ['balance.available', { object: 'balance' }, 'other', ''],
  ])('of the type %s names the object to fetch', (type, object, about, objectId) => {
    expect(read(body(type, object))).toEqual({ id: 'evt_1', type, about, objectId });
  });

  test('says in which version of the API it is written', () => {
    const text = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'charge.refunded',
      api_version: '2024-04-10',
      data: { object: { id: 'ch_1' } },
    });
    expect(read(text)).toMatchObject({ about: 'charge', apiVersion: '2024-04-10' });
  });

  // https://docs.stripe.com/webhooks: the signature covers time and body, and the libraries' tolerance is five minutes.
  test('is rejected when it is altered, signed by another key or older than 300 seconds', () => {
    const text = body('checkout.session.completed', { id: 'cs_1' });
    const header = signatureHeader(text, secret, now());
    expect(read(text.replace('cs_1', 'cs_2'), header)).toBeUndefined();
    expect(read(`${text} `, header)).toBeUndefined();
    expect(read(text, signatureHeader(text, 'whsec_other', now()))).toBeUndefined();
    expect(read(text, signatureHeader(text, secret, now() - 310))).toBeUndefined();
    expect(read(text, signatureHeader(text, secret, now() - 290))).toBeDefined();
  });
});
