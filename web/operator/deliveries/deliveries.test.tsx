// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { deliveriesCopy as copy } from '../../../content/operator/deliveries.ts';
import type { Delivery, DeliveryList } from '../../../core/api/operator/deliveries.ts';
import { refusal, requestsTo, respondWith } from '../../testing/network.ts';
import { render } from '../../testing/render.tsx';
import { DeliveriesPage } from './deliveries.tsx';

const LIST = 'GET /api/operator/deliveries';
const delivery: Delivery = {
  id: '7',
  job: 'mail',
  state: 'retrying',
  to: 'lee@walk.example',
  what: 'welcome',
  attempts: 3,
  addedAt: 0,
  nextAt: null,
  endedAt: null,
  lastError: 'The mailbox is full.',
};
const listOf = (...deliveries: Delivery[]): DeliveryList => ({ deliveries, total: deliveries.length, counts: [] });

test('the older list stays, marked as busy, until the list of another state has come', async () => {
  respondWith<DeliveryList>(LIST, () => listOf(delivery));
  const { user } = render(<DeliveriesPage />);
  await screen.findByText('The mailbox is full.');

  const done = Promise.withResolvers<DeliveryList>();
  respondWith<DeliveryList>(LIST, () => done.promise);
  await user.selectOptions(screen.getByLabelText(copy.show), 'done');
  const row = screen.getByText('The mailbox is full.');
  expect(row.closest('[aria-busy="true"]')).not.toBeNull();

  done.resolve(listOf());
  expect(await screen.findByText(copy.empty)).toBeTruthy();
  expect(requestsTo(LIST).map(({ search }) => search.state)).toEqual(['owed', 'done']);
});

test('another kind of delivery begins at the first page of its list', async () => {
  respondWith<DeliveryList>(LIST, () => ({ ...listOf(delivery), total: 200 }));
  const { user } = render(<DeliveriesPage />);
  await user.click(await screen.findByRole('button', { name: 'Older' }));
  await user.selectOptions(screen.getByLabelText(copy.kind), 'internal');
  await waitFor(() => expect(requestsTo(LIST)).toHaveLength(3));
  expect(requestsTo(LIST).map(({ search: { kind, offset } }) => [kind, offset === '0'])).toEqual([
    ['delivery', true],
    ['delivery', false],
    ['internal', true],
  ]);
});

test('a delivery is tried now, and the list is fetched once more', async () => {
  respondWith<DeliveryList>(LIST, () => listOf(delivery));
  respondWith('POST /api/operator/deliveries/7/retry', () => {
    respondWith<DeliveryList>(LIST, () => listOf());
    return { success: true };
  });
  const { user } = render(<DeliveriesPage />);
  await user.click(await screen.findByRole('button', { name: copy.retry }));
  expect(await screen.findByText(copy.empty)).toBeTruthy();
});

test('a refused action says why, and the list is fetched once more', async () => {
  respondWith<DeliveryList>(LIST, () => listOf(delivery));
  respondWith('POST /api/operator/deliveries/7/give-up', () => refusal('conflict', 'It has arrived meanwhile.'));
  const { user } = render(<DeliveriesPage />);
  await user.click(await screen.findByRole('button', { name: copy.giveUp }));
  expect(await screen.findByText('It has arrived meanwhile.')).toBeTruthy();
  await waitFor(() => expect(requestsTo(LIST)).toHaveLength(2));
});
