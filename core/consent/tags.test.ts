import { describe, expect, test } from 'vitest';
import { FULL_CONSENT, NO_CONSENT } from './consent.ts';
import type { Milestone } from './milestone.ts';
import { campaignOf, googleCalls, googleStart, META_EVENT, metaCalls, metaStart, tagsFor, tiktokCalls } from './tags.ts';

const meta = { subscribeOnOpen: false, metaEvent: META_EVENT };
const all = { ga4: 'G-1ABC', metaPixel: '12345', tiktokPixel: 'C1ABC', ...meta };
const opened: Milestone = { kind: 'checkout-opened', id: 'a', value: 20_00, currency: 'USD' };
const subscribed: Milestone = { kind: 'subscribed', id: 'subscribed-b', value: 19_99, currency: 'USD' };

describe('a tag runs', () => {
  test('only with its own consent', () => {
    expect(tagsFor(all, NO_CONSENT)).toEqual({});
    expect(tagsFor(all, { ...NO_CONSENT, statistics: true })).toEqual({ ga4: 'G-1ABC' });
    expect(tagsFor(all, { ...NO_CONSENT, ads: true })).toEqual({ metaPixel: '12345', tiktokPixel: 'C1ABC' });
    expect(tagsFor(all, FULL_CONSENT)).toEqual({ ga4: 'G-1ABC', metaPixel: '12345', tiktokPixel: 'C1ABC' });
  });

  test('only with an id', () => {
    expect(tagsFor(meta, FULL_CONSENT)).toEqual({});
  });
});

describe("Google's tag", () => {
  const page = { page_location: 'https://petalune.example/', page_title: 'Petalune' };
  const granted = (ads: boolean) => JSON.stringify(googleStart('G-1ABC', { ...FULL_CONSENT, ads }, page));

  test('follows no visitor to other sites without a consent to ads', () => {
    expect(granted(false).match(/"(ad_\w+)":"denied"/g)).toHaveLength(3);
    expect(granted(true)).not.toContain('denied');
  });

  // https://developers.google.com/tag-platform/security/guides/csp: signals need hosts of Google's ad network.
  test('never sends signals, because the frame may not reach the hosts that they need', () => {
    for (const ads of [true, false]) expect(granted(ads)).toContain('"allow_google_signals":false');
  });

  test('gets one address and reports no page view by itself', () => {
    const calls = googleStart('G-1ABC', FULL_CONSENT, page);
    expect(calls).toContainEqual(['set', { ...page, page_referrer: '' }]);
    expect(calls).toContainEqual(['config', 'G-1ABC', expect.objectContaining({ ...page, send_page_view: false })]);
  });

  test('receives a checkout and a purchase', () => {
    expect(googleCalls(opened)).toEqual([['event', 'begin_checkout', { value: 20, currency: 'USD' }]]);
    const purchase = { transaction_id: 'subscribed-b', value: 19.99, currency: 'USD' };
    expect(googleCalls(subscribed)).toEqual([['event', 'purchase', purchase]]);
  });
});

describe("Meta's pixel", () => {
  test('has its automatic tracking switched off', () => {
    expect(metaStart('12345')[0]).toEqual(['set', 'autoConfig', false, '12345']);
  });

  test('receives a checkout with the discount, and the paid subscription', () => {
    const facts = { currency: 'USD', predicted_ltv: '0.00' };
    expect(metaCalls(opened, meta)).toEqual([['track', 'InitiateCheckout', { ...facts, value: 20 }, { eventID: 'a' }]]);
    expect(metaCalls(subscribed, meta)).toEqual([
      ['track', 'Subscribe', { ...facts, value: 19.99 }, { eventID: 'subscribed-b' }],
    ]);
  });

  test('receives a subscription at the opening only when configured, and never twice under one id', () => {
    const calls = metaCalls(opened, { ...meta, subscribeOnOpen: true });
    expect(calls.map(([, name]) => name)).toEqual(['InitiateCheckout', 'Subscribe']);
    expect(new Set(calls.map((call) => JSON.stringify(call[3]))).size).toBe(2);
    expect(metaCalls(subscribed, { ...meta, subscribeOnOpen: true })).toHaveLength(1);
  });
});

// https://developers.facebook.com/docs/meta-pixel/reference: every name outside the list of standard events is a custom event.
test("a paid order has the operator's own name at Meta's pixel as a custom event", () => {
  const [call] = metaCalls(subscribed, { ...meta, metaEvent: 'Plan started' });
  expect(call?.slice(0, 2)).toEqual(['trackCustom', 'Plan started']);
});

test("TikTok's pixel receives a checkout and the paid subscription, under the id that the server sends", () => {
  expect(tiktokCalls(opened)).toEqual([['track', 'InitiateCheckout', { value: 20, currency: 'USD' }, { event_id: 'a' }]]);
  const paid = { value: 19.99, currency: 'USD' };
  expect(tiktokCalls(subscribed)).toEqual([['track', 'Subscribe', paid, { event_id: 'subscribed-b' }]]);
});

test('tags see only campaign and click parameters of the landing address', () => {
  const clicks = 'fbclid=abc&gclid=def&gad_source=1&gad_campaignid=2&ttclid=E.C.P.1';
  const query = `?utm_source=x&utm_campaign=spring&${clicks}&email=ann@example.com&session_id=cs_1&canceled=true`;
  expect(campaignOf(query)).toBe(`utm_source=x&utm_campaign=spring&${clicks}`);
  expect(campaignOf(`?gclid=${'x'.repeat(501)}`)).toBe('');
});

test.each(['JPY', 'KRW', 'MGA'])(
  'each tag receives an amount of %s in whole units, because it has no smaller ones',
  (currency) => {
    const paid = { ...subscribed, value: 1999, currency };
    const calls = [...googleCalls(paid), ...metaCalls(paid, meta), ...tiktokCalls(paid)];
    expect(calls.map(([, , facts]) => facts)).toMatchObject(calls.map(() => ({ value: 1999, currency })));
  },
);
