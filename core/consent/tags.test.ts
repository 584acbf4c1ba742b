import { describe, expect, test } from 'vitest';
import { FULL_CONSENT, NO_CONSENT } from './consent.ts';
import type { Milestone } from './milestone.ts';
import { campaignOf, googleCalls, googleStart, metaCalls, metaStart, tagsFor } from './tags.ts';

const both = { ga4: 'G-1ABC', metaPixel: '12345', subscribeOnOpen: false };
const opened: Milestone = { kind: 'checkout-opened', id: 'a', value: 20_00, currency: 'USD' };
const subscribed: Milestone = { kind: 'subscribed', id: 'subscribed-b', value: 19_99, currency: 'USD' };

describe('a tag runs', () => {
  test('only with its own consent', () => {
    expect(tagsFor(both, NO_CONSENT)).toEqual({});
    expect(tagsFor(both, { ...NO_CONSENT, statistics: true })).toEqual({ ga4: 'G-1ABC' });
    expect(tagsFor(both, { ...NO_CONSENT, ads: true })).toEqual({ metaPixel: '12345' });
    expect(tagsFor(both, FULL_CONSENT)).toEqual({ ga4: 'G-1ABC', metaPixel: '12345' });
  });

  test('only with an id', () => {
    expect(tagsFor({ subscribeOnOpen: true }, FULL_CONSENT)).toEqual({});
  });
});

describe("Google's tag", () => {
  const page = { page_location: 'https://petalune.example/', page_title: 'Petalune' };
  const granted = (ads: boolean) => JSON.stringify(googleStart('G-1ABC', { ...FULL_CONSENT, ads }, page));

  test('follows nobody to other sites without a consent to ads', () => {
    expect(granted(false).match(/"(ad_\w+)":"denied"/g)).toHaveLength(3);
    expect(granted(false)).toContain('"allow_google_signals":false');
    expect(granted(true)).not.toContain('denied');
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
    expect(metaCalls(opened, false)).toEqual([['track', 'InitiateCheckout', { ...facts, value: 20 }, { eventID: 'a' }]]);
    expect(metaCalls(subscribed, false)).toEqual([
      ['track', 'Subscribe', { ...facts, value: 19.99 }, { eventID: 'subscribed-b' }],
    ]);
  });

  test('receives a subscription at the opening only when configured, and never twice under one id', () => {
    const calls = metaCalls(opened, true);
    expect(calls.map(([, name]) => name)).toEqual(['InitiateCheckout', 'Subscribe']);
    expect(new Set(calls.map((call) => JSON.stringify(call[3]))).size).toBe(2);
    expect(metaCalls(subscribed, true)).toHaveLength(1);
  });
});

test('tags see only campaign and click parameters of the landing address', () => {
  const query = '?utm_source=x&utm_campaign=spring&fbclid=abc&gclid=def&email=ann@example.com&session_id=cs_1&canceled=true';
  expect(campaignOf(query)).toBe('utm_source=x&utm_campaign=spring&fbclid=abc&gclid=def');
  expect(campaignOf(`?gclid=${'x'.repeat(501)}`)).toBe('');
});
