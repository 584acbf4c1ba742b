// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { currencies } from '../../content/currencies.ts';
import { salesCopy } from '../../content/pages/sales.ts';
import type { OfferResponse } from '../../core/api/offers.ts';
import { respondWith } from '../testing/network.ts';
import { render } from '../testing/render.tsx';

const copy = salesCopy.pricing;

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  document.documentElement.removeAttribute('data-currency');
});

/** The currency is read as the app starts. */
async function openPage(timeZone: string, kept?: unknown) {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone });
  if (kept !== undefined) localStorage.setItem('currency', JSON.stringify(kept));
  respondWith<OfferResponse>('POST /api/offer', () => ({ now: 0, deadline: 600_000 }));
  vi.resetModules();
  const [{ PurchaseProvider }, { Pricing }] = await Promise.all([import('./purchase.tsx'), import('./plans/pricing.tsx')]);
  const { user } = render(
    <PurchaseProvider>
      <Pricing canceled={false} />
    </PurchaseProvider>,
  );
  await screen.findAllByText('Save 50%');
  return user;
}

const cards = () => screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent ?? '');
const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: new RegExp(copy.currency) });

test.each([
  ['Etc/UTC', undefined, 'USD', '$64.99 today, then $129.99 per year'],
  ['Europe/Vienna', undefined, 'EUR', '€59.99 today, then €119.99 per year'],
  ['Asia/Tokyo', undefined, 'JPY', '¥9,900 today, then ¥19,800 per year'],
  ['Asia/Tokyo', 'GBP', 'GBP', '£49.99 today, then £99.99 per year'],
  ['Asia/Tokyo', 'XXX', 'JPY', '¥9,900 today, then ¥19,800 per year'],
  ['Asia/Tokyo', { a: 1 }, 'JPY', '¥9,900 today, then ¥19,800 per year'],
])('in the time zone %s, with %j kept from a choice, prices are in %s', async (zone, kept, code, text) => {
  document.documentElement.setAttribute('data-currency', '');
  await openPage(zone, kept);
  expect(select().value).toBe(code);
  expect(cards()[0]).toContain(text);
  expect(document.documentElement.hasAttribute('data-currency')).toBe(false);
});

test('the visitor changes the currency of all prices, and the choice is kept', async () => {
  const user = await openPage('America/New_York');
  expect(within(select()).getAllByRole('option')).toHaveLength(currencies.length);
  await user.selectOptions(select(), 'JPY');
  expect(cards().join()).not.toContain('$');
  expect(screen.getByText(/renews automatically at/).textContent).toContain('¥2,980 today');
  expect(localStorage.getItem('currency')).toBe('"JPY"');
  await user.selectOptions(select(), 'USD');
  expect(cards()[1]).toContain('$19.99 today, then $39.99 per month');
});
