// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { accountCopy } from '../../content/operator/account.ts';
import { frameCopy, passwordDialogCopy, reportSourceCopy } from '../../content/operator/frame.ts';
import { healthCopy } from '../../content/operator/health.ts';
import { signInCopy } from '../../content/operator/sign-in.ts';
import type { HealthReport, ReportSource } from '../../core/api/operator/health.ts';
import type { InboxCounts } from '../../core/api/operator/inbox.ts';
import type { OperatorState, RecoveryCodes, SecondFactorSetup, SignInResponse } from '../../core/api/operator/session.ts';
import { fill } from '../../core/presentation/fill.ts';
import { offline, refusal, requestsTo, respondWith } from '../testing/network.ts';
import { busyButton, render } from '../testing/render.tsx';
import { Dashboard } from './dashboard.tsx';
import { viewAt } from './views.ts';

const SESSION = 'GET /api/operator/session';
const HEALTH = 'GET /api/operator/health';
const signedIn: OperatorState = { signedIn: true, passwordSet: true, safe: true, several: false };
const signedOut: OperatorState = { signedIn: false, passwordSet: true, safe: true, several: false };
const report: HealthReport = { checks: [{ id: 'database', state: 'good', facts: {} }] };

const view = viewAt('/operator/health');
const open = () => render(view && <Dashboard view={view} />);
const password = () => screen.findByLabelText(signInCopy.password);

beforeEach(() => {
  respondWith<OperatorState>(SESSION, () => signedIn);
  respondWith<HealthReport>(HEALTH, () => report);
  respondWith<InboxCounts>('GET /api/operator/waiting', () => ({
    messages: 0,
    requests: 0,
    disputes: 0,
    failing: 0,
    webhooks: 0,
    drafts: 0,
    nextDeadline: null,
  }));
});

test('a signed-in operator sees the page of the view', async () => {
  open();
  expect(await screen.findByRole('rowheader', { name: healthCopy.checks.database })).toBeTruthy();
});

test.each([
  [{ is: 'read', lagSeconds: 11.6 }, fill(reportSourceCopy.behind, { seconds: '12' })],
  [{ is: 'away' }, reportSourceCopy.away],
] as const)('a report that is read beside a replica says so: %o', async (replica, text) => {
  respondWith<ReportSource>('GET /api/operator/reports/source', () => ({ replica }));
  respondWith('GET /api/operator/revenue', () => refusal('internal', 'No revenue in this test.'));
  const revenue = viewAt('/operator/revenue');
  render(revenue && <Dashboard view={revenue} />);
  expect(await screen.findByText(text)).toBeTruthy();
});

test('a wrong password is refused beside the form, and the right one leads to the page', async () => {
  respondWith<OperatorState>(SESSION, () => signedOut);
  respondWith<SignInResponse>('POST /api/operator/session', () => refusal('invalid', 'This is not the password.'));
  const { user } = open();
  await user.type(await password(), 'guess');
  await user.click(busyButton(signInCopy.action));
  expect(await screen.findByText('This is not the password.')).toBeTruthy();

  respondWith<SignInResponse>('POST /api/operator/session', () => ({ outcome: 'signed-in' }));
  respondWith<OperatorState>(SESSION, () => signedIn);
  await user.click(busyButton(signInCopy.action));
  expect(await screen.findByRole('table')).toBeTruthy();
});

test('signing in by the keyboard leaves the focus on the heading of the page', async () => {
  respondWith<OperatorState>(SESSION, () => signedOut);
  respondWith<SignInResponse>('POST /api/operator/session', () => ({ outcome: 'signed-in' }));
  const { user } = open();
  await user.type(await password(), 'secret');
  respondWith<OperatorState>(SESSION, () => signedIn);
  await user.keyboard('{Enter}');
  await screen.findByRole('table');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('a second factor is asked for after the password, and its field has the focus', async () => {
  respondWith<OperatorState>(SESSION, () => signedOut);
  respondWith<SignInResponse>('POST /api/operator/session', () => ({ outcome: 'code' }));
  const { user } = open();
  await user.type(await password(), 'secret{Enter}');
  const code = await screen.findByLabelText(signInCopy.code);
  expect(document.activeElement).toBe(code);
  await user.keyboard('123456{Enter}');
  await waitFor(() => expect(requestsTo('POST /api/operator/session')).toHaveLength(2));
  expect(requestsTo('POST /api/operator/session')[1]?.body).toEqual({ password: 'secret', code: '123456' });
});

test('an operator without the second factor that is required switches it on before any page opens', async () => {
  respondWith<OperatorState>(SESSION, () => ({ ...signedIn, secondFactorMissing: true }));
  respondWith<SecondFactorSetup>('POST /api/operator/second-factor/setup', () => ({
    secret: 'ABCD',
    uri: '',
    qr: { size: 21, path: '' },
  }));
  respondWith<RecoveryCodes>('POST /api/operator/second-factor', () => {
    respondWith<OperatorState>(SESSION, () => ({ ...signedIn, secondFactorMissing: false }));
    return { codes: ['first-code'] };
  });
  respondWith('GET /api/operator/account', () => ({ secondFactor: true, recoveryCodesLeft: 1, sessions: [] }));
  const { factor } = accountCopy;
  const { user } = open();
  expect(await screen.findByText(factor.required)).toBeTruthy();
  expect(requestsTo(HEALTH)).toEqual([]);
  await user.click(screen.getByRole('button', { name: factor.start }));
  await user.type(screen.getByLabelText(factor.password), 'secret{Enter}');
  await user.type(await screen.findByLabelText(factor.code), '123456{Enter}');
  expect(await screen.findByText('first-code')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: factor.kept }));
  expect(await screen.findByRole('rowheader', { name: healthCopy.checks.database })).toBeTruthy();
});

test.each([
  ['an encrypted backup', { id: 'backup', state: 'good', facts: { at: '0', encrypted: 'yes' } }, healthCopy.encrypted.yes],
  [
    'a backup that is not encrypted',
    { id: 'backup', state: 'good', facts: { at: '0', encrypted: 'no' } },
    healthCopy.encrypted.no,
  ],
  ['secrets that all open', { id: 'secrets', state: 'good', facts: { unreadable: '0' } }, healthCopy.readable],
  ['secrets that no key opens', { id: 'secrets', state: 'bad', facts: { unreadable: '2' } }, '2 cannot be opened'],
] as const)('the page Health shows %s', async (_what, check, words) => {
  respondWith<HealthReport>(HEALTH, () => ({ checks: [check] }));
  open();
  expect(await screen.findByText((text) => text.includes(words))).toBeTruthy();
});

test('a page that is refused because the session has ended leads to the sign-in', async () => {
  respondWith<HealthReport>(HEALTH, () => {
    respondWith<OperatorState>(SESSION, () => signedOut);
    return refusal('signed_out', 'Please sign in.');
  });
  open();
  expect(await password()).toBeTruthy();
  expect(requestsTo(HEALTH)).toHaveLength(1);
  expect(requestsTo(SESSION)).toHaveLength(2);
});

test('signing out leads to the sign-in', async () => {
  const { user } = open();
  respondWith('POST /api/operator/sign-out', () => {
    respondWith<OperatorState>(SESSION, () => signedOut);
    return { success: true };
  });
  await user.click(await screen.findByRole('button', { name: frameCopy.signOut }));
  expect(await password()).toBeTruthy();
});

test('a server that cannot be reached is tried once more before the page says so', async () => {
  respondWith<OperatorState>(SESSION, () => offline);
  const { user } = open();
  const alert = await screen.findByRole('alert', {}, { timeout: 5000 });
  expect(alert.textContent).toContain(frameCopy.offline);
  expect(requestsTo(SESSION)).toHaveLength(2);
  respondWith<OperatorState>(SESSION, () => signedIn);
  await user.click(within(alert).getByRole('button', { name: frameCopy.retry }));
  expect(await screen.findByRole('table')).toBeTruthy();
});

test('a link of the menu of a phone closes the menu', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: frameCopy.menu }));
  const link = within(screen.getByRole('dialog')).getByRole('link', { name: frameCopy.views.health });
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the menu counts what waits where it is done', async () => {
  respondWith<InboxCounts>('GET /api/operator/waiting', () => ({
    messages: 1,
    requests: 2,
    disputes: 4,
    failing: 30,
    webhooks: 0,
    drafts: 0,
    nextDeadline: null,
  }));
  open();
  const menu = within(screen.getByRole('navigation', { name: frameCopy.nav }));
  expect(await menu.findByRole('link', { name: `${frameCopy.views.inbox} 7 ${frameCopy.waiting}` })).toBeTruthy();
  expect(menu.getByRole('link', { name: `${frameCopy.views.deliveries} 30 ${frameCopy.waiting}` })).toBeTruthy();
  expect(menu.getByRole('link', { name: frameCopy.views.health })).toBeTruthy();
});

test('an operator who may not see people counts nothing that waits', async () => {
  respondWith<OperatorState>(SESSION, () => ({ ...signedIn, operator: { name: 'ada@example.com', role: 'marketer' } }));
  open();
  await screen.findByText(frameCopy.notAllowed);
  expect(requestsTo('GET /api/operator/waiting')).toEqual([]);
});

test('the chosen theme decides for which screens the dark colours are, and is kept', async () => {
  const { user, unmount } = open();
  const media = () => document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.media;
  const { dark, system } = frameCopy.theme.choices;
  await screen.findByRole('button', { name: frameCopy.signOut });
  expect(media()).toContain('prefers-color-scheme: dark');
  await user.click(screen.getByRole('radio', { name: dark }));
  expect(media()).toBe('screen');
  unmount();
  open();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: dark }).checked).toBe(true);
  await user.click(screen.getByRole('radio', { name: system }));
  expect(media()).toContain('prefers-color-scheme: dark');
});

test('the menu hides the pages that the role does not include, and their address shows nothing', async () => {
  respondWith<OperatorState>(SESSION, () => ({ ...signedIn, operator: { name: 'ada@example.com', role: 'marketer' } }));
  open();
  expect(await screen.findByText(frameCopy.notAllowed)).toBeTruthy();
  expect(requestsTo(HEALTH)).toEqual([]);
  const names = screen.getAllByRole('link').map(({ textContent }) => textContent);
  const { funnel, revenue, people, operators } = frameCopy.views;
  expect([funnel, revenue, people, operators].map((name) => names.includes(name))).toEqual([true, true, false, false]);
});

test('days of reports are those of the time zone that the operator has set', async () => {
  respondWith<OperatorState>(SESSION, () => ({
    ...signedIn,
    operator: { name: 'owner', role: 'owner', timeZone: 'Pacific/Kiritimati' },
  }));
  respondWith<ReportSource>('GET /api/operator/reports/source', () => ({}));
  respondWith('GET /api/operator/revenue', () => refusal('internal', 'No revenue in this test.'));
  const revenue = viewAt('/operator/revenue');
  render(revenue && <Dashboard view={revenue} />);
  await waitFor(() => expect(requestsTo('GET /api/operator/revenue')[0]?.search).toMatchObject({ zone: 'Pacific/Kiritimati' }));
});

test('several operators sign in with their address', async () => {
  respondWith<OperatorState>(SESSION, () => ({ ...signedOut, several: true }));
  respondWith<SignInResponse>('POST /api/operator/session', () => refusal('invalid', 'No.'));
  const { user } = open();
  await user.type(await screen.findByLabelText(signInCopy.email), 'ada@example.com');
  await user.type(await password(), 'secret{Enter}');
  await screen.findByText('No.');
  expect(requestsTo('POST /api/operator/session')[0]?.body).toEqual({ email: 'ada@example.com', password: 'secret' });
});

test('a request that needs a recent password asks for it and goes on', async () => {
  respondWith<HealthReport>(HEALTH, () => refusal('password_needed', 'Please give your password.'));
  respondWith('POST /api/operator/password-confirmations', () => {
    respondWith<HealthReport>(HEALTH, () => report);
    return { success: true };
  });
  const { user } = open();
  await user.type(within(await screen.findByRole('dialog')).getByLabelText(passwordDialogCopy.password), 'secret{Enter}');
  expect(await screen.findByRole('rowheader', { name: healthCopy.checks.database })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a request whose password is not given is refused with the reason', async () => {
  respondWith<HealthReport>(HEALTH, () => refusal('password_needed', 'Please give your password.'));
  const { user } = open();
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: frameCopy.close }));
  expect(await screen.findByText('Please give your password.')).toBeTruthy();
});
