// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { integrationsCopy } from '../../../content/operator/integrations.ts';
import { webhookRefusals } from '../../../content/operator/refusals.ts';
import { webhooksCopy as copy } from '../../../content/operator/webhooks.ts';
import type { ApiTokenList } from '../../../core/api/operator/api-tokens.ts';
import type { IntegrationList, IntegrationView, TryResponse } from '../../../core/api/operator/integrations.ts';
import type { WebhookAttempts, WebhookEndpointView, WebhookList, WebhookSecret } from '../../../core/api/operator/webhooks.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { refusal, requestsTo, respondWith } from '../../testing/network.ts';
import { busyButton, render } from '../../testing/render.tsx';
import { RoleContext } from '../parts/role.ts';
import { IntegrationsPage } from './integrations.tsx';
import { endpoint } from './testing.ts';

const nothing = { succeededAt: null, failedAt: null, failure: null, failing: 0 };
const revenueCat: IntegrationView = {
  id: 'revenuecat',
  name: 'RevenueCat',
  configured: true,
  succeededAt: Date.parse('2026-11-22T10:00:00Z'),
  failedAt: Date.parse('2026-11-22T11:00:00Z'),
  failure: 'The receiver answered 401.',
  failing: 2,
};
const crm: WebhookEndpointView = { ...endpoint, last: { ok: false, at: 0, status: 503 } };
const SECRET = 'whsec_shown-once';
const WEBHOOKS = 'GET /api/operator/webhooks';

beforeEach(() => {
  const adapty = { id: 'adapty', name: 'Adapty', configured: false, ...nothing };
  respondWith<IntegrationList>('GET /api/operator/integrations', () => ({ integrations: [revenueCat, adapty] }));
  respondWith<WebhookList>(WEBHOOKS, () => ({ endpoints: [crm] }));
  respondWith<ApiTokenList>('GET /api/operator/api-tokens', () => ({ tokens: [] }));
});

const service = async (name: string) => within(await screen.findByRole('region', { name }));

test('a service in use says what is sent, how much fails and why, and one that is not says what it would get', async () => {
  render(<IntegrationsPage />);
  const { getByText } = await service('RevenueCat');
  expect(getByText(fill(integrationsCopy.failing, { count: '2' }))).toBeTruthy();
  expect(getByText(integrationsCopy.about.revenuecat ?? '')).toBeTruthy();
  expect(getByText(/The receiver answered 401\./)).toBeTruthy();
  expect(screen.getByRole('rowheader', { name: 'Adapty' })).toBeTruthy();
});

test('the try of an integration says in words whether it worked', async () => {
  respondWith<TryResponse>('POST /api/operator/integrations/revenuecat/try', () => ({ ok: false, detail: 'The key is wrong.' }));
  const { user } = render(<IntegrationsPage />);
  const { findByText, getByRole } = await service('RevenueCat');
  await user.click(getByRole('button', { name: fill(integrationsCopy.tryOf, { name: 'RevenueCat' }) }));
  expect(await findByText(integrationsCopy.tried.bad)).toBeTruthy();
  expect(await findByText(/The key is wrong\./)).toBeTruthy();
});

test('an added webhook shows its secret once', async () => {
  respondWith<WebhookSecret>('POST /api/operator/webhooks', () => ({ secret: SECRET }));
  const { user } = render(<IntegrationsPage />);
  await user.type(await screen.findByLabelText(copy.add.url), 'https://new.example.com/hooks');
  await user.click(busyButton(copy.add.action));
  expect(await screen.findByText(SECRET)).toBeTruthy();
  expect(screen.getByText(fill(copy.secret, { host: 'new.example.com' }))).toBeTruthy();
  expect(requestsTo('POST /api/operator/webhooks')[0]?.body).toEqual({
    kind: 'standard',
    url: 'https://new.example.com/hooks',
    events: null,
  });
});

test('an address that is refused says why', async () => {
  respondWith('POST /api/operator/webhooks', () => refusal('invalid', 'This address is in a private network.'));
  const { user } = render(<IntegrationsPage />);
  await user.type(await screen.findByLabelText(copy.add.url), 'https://10.0.0.1');
  await user.click(busyButton(copy.add.action));
  expect(await screen.findByText('This address is in a private network.')).toBeTruthy();
});

test('a webhook is tried, and its attempts are listed with their answer and sent again', async () => {
  respondWith<TryResponse>('POST /api/operator/webhooks/crm/try', () => ({ ok: true, detail: 'The receiver answered 204.' }));
  const attempt = { id: '1', eventId: 'e1', type: 'lead.created', ok: false, status: 503, milliseconds: 1204, at: 0 };
  respondWith<WebhookAttempts>('GET /api/operator/webhooks/crm/attempts', () => ({
    attempts: [{ ...attempt, detail: 'The receiver answered 503.' }],
  }));
  respondWith('POST /api/operator/webhooks/crm/replay', () => ({ count: 1 }));
  const { user } = render(<IntegrationsPage />);
  const { getByRole, findByText, findByRole } = await service('crm.example.com');
  await user.click(getByRole('button', { name: fill(copy.of, { action: copy.try, host: 'crm.example.com' }) }));
  expect(await findByText(integrationsCopy.tried.good)).toBeTruthy();
  await user.click(getByRole('button', { name: copy.attempts }));
  expect(await findByText('1,204 ms')).toBeTruthy();
  await user.click(await findByRole('button', { name: copy.list.again }));
  expect(await findByText(copy.list.queued)).toBeTruthy();
  expect(requestsTo('POST /api/operator/webhooks/crm/replay')[0]?.body).toEqual({ eventId: 'e1' });
});

test('a webhook is paused, gets a new secret and is removed, each once it is confirmed where that is needed', async () => {
  respondWith('POST /api/operator/webhooks/crm/pause', () => {
    respondWith<WebhookList>(WEBHOOKS, () => ({ endpoints: [{ ...crm, state: 'paused' }] }));
    return { success: true };
  });
  respondWith<WebhookSecret>('POST /api/operator/webhooks/crm/rotation', () => ({ secret: SECRET }));
  respondWith('POST /api/operator/webhooks/crm/removal', () => {
    respondWith<WebhookList>(WEBHOOKS, () => ({ endpoints: [] }));
    return { success: true };
  });
  const { user } = render(<IntegrationsPage />);
  await user.click(await screen.findByRole('button', { name: copy.pause }));
  expect(await screen.findByText(copy.states.paused)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: copy.rotate }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: new RegExp(`^${copy.rotate}`) }));
  expect(await screen.findByText(SECRET)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: copy.remove }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: new RegExp(`^${copy.remove}`) }));
  expect(await screen.findByText(copy.empty)).toBeTruthy();
});

test.each(['standard', 'slack'] as const)('a webhook of the kind %s that no key opens says what to do', async (kind) => {
  respondWith<WebhookList>(WEBHOOKS, () => ({ endpoints: [{ ...crm, kind, readable: false }] }));
  render(<IntegrationsPage />);
  expect(await screen.findByText(webhookRefusals.noKey[kind])).toBeTruthy();
});

test('a second press of Resume while the first is under way sends nothing', async () => {
  respondWith<WebhookList>(WEBHOOKS, () => ({ endpoints: [{ ...crm, state: 'gone' }] }));
  respondWith('POST /api/operator/webhooks/crm/resume', () => new Promise<never>(() => {}));
  const { user } = render(<IntegrationsPage />);
  const resume = await screen.findByRole('button', { name: copy.resume });
  await user.click(resume);
  await user.click(resume);
  expect(requestsTo('POST /api/operator/webhooks/crm/resume')).toHaveLength(1);
});

test('a webhook that the server names cannot be removed or given a secret here', async () => {
  respondWith<WebhookList>(WEBHOOKS, () => ({ endpoints: [{ ...crm, configured: true }] }));
  render(<IntegrationsPage />);
  expect(await screen.findByText(copy.configured)).toBeTruthy();
  for (const name of [copy.rotate, copy.remove]) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.getByRole('button', { name: copy.pause })).toBeTruthy();
});

test('a role that only reads sees the attempts and changes nothing', async () => {
  render(
    <RoleContext value="read-only">
      <IntegrationsPage />
    </RoleContext>,
  );
  await service('crm.example.com');
  expect(screen.getByRole('button', { name: copy.attempts })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Try/ })).toBeNull();
  expect(screen.queryByLabelText(copy.add.url)).toBeNull();
});
