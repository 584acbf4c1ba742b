// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { webhooksCopy as copy } from '../../../content/operator/webhooks.ts';
import type { WebhookEndpointView, WebhookList, WebhookSecret } from '../../../core/api/operator/webhooks.ts';
import { fill } from '../../../core/presentation/fill.ts';
import type { WebhookType } from '../../../core/webhooks/event.ts';
import { refusal, requestsTo, respondWith } from '../../testing/network.ts';
import { busyButton, render } from '../../testing/render.tsx';
import { endpoint } from './testing.ts';
import { Webhooks } from './webhooks.tsx';

const LIST = 'GET /api/operator/webhooks';
const ADD = 'POST /api/operator/webhooks';
const CHOOSE = 'POST /api/operator/webhooks/crm/events';
const listed = (change: Partial<WebhookEndpointView> = {}) =>
  respondWith<WebhookList>(LIST, () => ({ endpoints: [{ ...endpoint, ...change }] }));

beforeEach(() => {
  listed();
  respondWith<WebhookSecret>(ADD, () => ({ secret: null }));
});

const box = (type: WebhookType) => screen.queryByLabelText(new RegExp(type));
const event = (type: WebhookType) => screen.getByLabelText(new RegExp(type));
const button = fill(copy.of, { action: copy.events.choose, host: endpoint.host });

test('a webhook is added for some events, which are offered once it does not get every one', async () => {
  const { user } = render(<Webhooks />);
  await user.type(await screen.findByLabelText(copy.add.url), 'https://new.example.com/hooks');
  expect(box('lead.created')).toBeNull();
  await user.click(screen.getByLabelText(copy.events.all));
  expect(screen.getByText(copy.events.deletions)).toBeTruthy();
  for (const type of ['person.deleted', 'lead.created', 'alert.opened'] as const) await user.click(event(type));
  await user.click(event('alert.opened'));
  expect(screen.queryByText(copy.events.deletions)).toBeNull();
  await user.click(busyButton(copy.add.action));
  await screen.findByText(fill(copy.noSecret, { host: 'new.example.com' }));
  expect(requestsTo(ADD).map(({ body }) => body)).toEqual([
    { kind: 'standard', url: 'https://new.example.com/hooks', events: ['lead.created', 'person.deleted'] },
  ]);
});

test('Slack is offered only the events that it has a sentence for', async () => {
  const { user } = render(<Webhooks />);
  await user.selectOptions(await screen.findByLabelText(copy.kind), copy.kinds.slack);
  await user.click(screen.getByLabelText(copy.events.all));
  expect(box('subscription.started')).toBeTruthy();
  expect(box('answers.submitted')).toBeNull();
  expect(screen.queryByText(copy.events.deletions)).toBeNull();
});

test('the events of a webhook are chosen anew in a dialog, which closes once they are saved', async () => {
  listed({ events: ['lead.created', 'subscription.refunded'] });
  respondWith(CHOOSE, () => {
    listed();
    return { success: true };
  });
  const { user } = render(<Webhooks />);
  const { types, some } = copy.events;
  const names = `${types['lead.created']}, ${types['subscription.refunded']}`;
  expect(await screen.findByText(fill(some, { names }))).toBeTruthy();
  await user.click(screen.getByRole('button', { name: button }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByLabelText<HTMLInputElement>(/lead\.created/).checked).toBe(true);
  await user.click(dialog.getByLabelText(/lead\.created/));
  await user.click(dialog.getByLabelText(/dispute\.opened/));
  await user.click(busyButton(copy.events.action));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(requestsTo(CHOOSE).map(({ body }) => body)).toEqual([{ events: ['subscription.refunded', 'dispute.opened'] }]);
  expect(screen.queryByText(fill(some, { names }))).toBeNull();
});

test('a choice without an event says what is missing and stays open', async () => {
  respondWith(CHOOSE, () => refusal('invalid', 'Please check.', { fields: { events: 'Please choose at least one.' } }));
  const { user } = render(<Webhooks />);
  await user.click(await screen.findByRole('button', { name: button }));
  await user.click(within(screen.getByRole('dialog')).getByLabelText(copy.events.all));
  await user.click(busyButton(copy.events.action));
  expect(await screen.findByText('Please choose at least one.')).toBeTruthy();
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('a webhook that the server names gets every event, and offers no choice', async () => {
  listed({ configured: true });
  render(<Webhooks />);
  await screen.findByText(copy.configured);
  expect(screen.queryByRole('button', { name: button })).toBeNull();
});
