// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { confirmCopy as copy } from '../../content/pages/account.ts';
import type { ConfirmationResponse } from '../../core/api/leads.ts';
import { refusal, requestsTo, respondWith } from '../testing/network.ts';
import { busyButton, render } from '../testing/render.tsx';
import AddressConfirmation from './address-confirmation.tsx';

const ENDPOINT = 'POST /api/marketing-confirmations';
const TOKEN = 'a'.repeat(43);

beforeEach(() => history.replaceState(null, '', `/confirm#${TOKEN}`));
afterEach(() => history.replaceState(null, '', '/'));

test.each([
  ['confirmed', copy.doneTitle],
  ['used', copy.usedTitle],
] as const)('an address is confirmed by a press and not by opening the page: %s', async (outcome, title) => {
  const sent = () => requestsTo(ENDPOINT).map(({ body }) => body);
  respondWith<ConfirmationResponse>(ENDPOINT, () => ({ outcome }));
  const { user } = render(<AddressConfirmation />);
  const button = busyButton(copy.action);
  expect(sent()).toEqual([]);
  await user.click(button);
  expect(await screen.findByRole('heading', { name: title })).toBe(document.activeElement);
  expect(sent()).toEqual([{ token: TOKEN }]);
});

test('an expired link says so and leads back to the box', async () => {
  respondWith(ENDPOINT, () => refusal('not_found', 'Gone.'));
  const { user } = render(<AddressConfirmation />);
  await user.click(busyButton(copy.action));
  await screen.findByRole('heading', { name: copy.deadTitle });
  expect(screen.getByRole('link', { name: copy.keepResults }).getAttribute('href')).toBe('/keep-results');
});

test('a link without its token cannot be pressed', () => {
  history.replaceState(null, '', '/confirm');
  render(<AddressConfirmation />);
  screen.getByRole('heading', { name: copy.deadTitle });
});
