import { expect, test } from 'vitest';
import { consentTo, sellerOfConsent } from './consent.ts';
import { markPassages, pageOfSeller, type Seller } from './seller.ts';

const SELLERS: readonly Seller[] = ['shop', 'provider'];
const PAGE = `<html lang="en"><p>${markPassages('Sold by {{#shop}}us{{/shop}}{{#provider}}<b>Market</b>, Inc.{{/provider}} to you.')}</p></html>`;

test('a page tells of its seller alone, and scripts know which one it is', () => {
  expect(pageOfSeller(PAGE, 'shop')).toBe('<html lang="en"><p>Sold by us to you.</p></html>');
  expect(pageOfSeller(PAGE, 'provider')).toBe(
    '<html lang="en" data-seller="provider"><p>Sold by <b>Market</b>, Inc. to you.</p></html>',
  );
});

test('a page without passages stays as it is where the shop sells', () => {
  const page = '<html lang="en"><!-- note --><p>{{#other}}</p></html>';
  expect(pageOfSeller(page, 'shop')).toBe(page);
});

const COPY = {
  version: '7',
  renewal: 'I pay {price}.',
  severalReduced: 'I pay {price} {charges} times.',
  trial: { free: 'I try {days} days.', paid: 'I pay {price} for {days} days.' },
  once: '{price} once, for access {access}.',
  providerSells: 'Market sells it.',
  adult: 'I am 18.',
  periods: { week: { one: 'w', many: 'w' }, month: { one: 'm', many: 'm' }, year: { one: 'y', many: 'y' } },
  access: { week: { one: 'w', many: 'w' }, month: { one: 'm', many: 'm' }, year: { one: 'y', many: 'y' }, lifetime: 'l' },
};

test.each(SELLERS)('a consent to the %s as the seller names it in every sentence about money, and in its version', (seller) => {
  const { version, renewal, severalReduced, trial, once, adult } = consentTo(seller, COPY);
  expect(sellerOfConsent(version)).toBe(seller);
  expect(
    [renewal, severalReduced, trial.free, trial.paid, once].map((sentence) => sentence.endsWith(COPY.providerSells)),
  ).toEqual(Array(5).fill(seller === 'provider'));
  expect([adult, renewal.startsWith(COPY.renewal)]).toEqual([COPY.adult, true]);
});
