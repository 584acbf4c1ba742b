// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { accountCopy } from '../../../content/operator/account.ts';
import { auditCopy } from '../../../content/operator/audit.ts';
import type { MailChoice } from '../../../core/api/operator/alerts.ts';
import type { AuditPage, OperatorAccount, RecoveryCodes, SecondFactorSetup } from '../../../core/api/operator/session.ts';
import { refusal, requestsTo, respondWith } from '../../testing/network.ts';
import { render } from '../../testing/render.tsx';
import { RoleContext } from '../parts/role.ts';
import { AccountPage } from './account.tsx';

const { factor } = accountCopy;
const account: OperatorAccount = { email: null, secondFactor: false, recoveryCodesLeft: 0, sessions: [] };
const entry = (id: string) => ({
  id,
  operator: 'owner',
  action: 'signed-in',
  subject: `visit ${id}`,
  detail: null,
  address: null,
  at: 0,
});

beforeEach(() => {
  respondWith<OperatorAccount>('GET /api/operator/account', () => account);
  respondWith<AuditPage>('GET /api/operator/audit', () => ({ entries: [], more: false }));
  respondWith<MailChoice>('GET /api/operator/account/mails', () => ({ alerts: true, daily: false }));
});

test('the second factor is switched on with the password, a code of the app and the recovery codes', async () => {
  const setup: SecondFactorSetup = { secret: 'ABCDEFGH', uri: 'otpauth://totp', qr: { size: 21, path: 'M0 0h1' } };
  respondWith<SecondFactorSetup>('POST /api/operator/second-factor/setup', () => setup);
  respondWith<RecoveryCodes>('POST /api/operator/second-factor', () => {
    respondWith<OperatorAccount>('GET /api/operator/account', () => ({ ...account, secondFactor: true, recoveryCodesLeft: 1 }));
    return { codes: ['first-code'] };
  });
  const { user } = render(<AccountPage />);
  await user.click(await screen.findByRole('button', { name: factor.start }));
  await user.type(screen.getByLabelText(factor.password), 'secret{Enter}');
  expect(await screen.findByText('ABCD EFGH')).toBeTruthy();
  await user.type(screen.getByLabelText(factor.code), '123456{Enter}');
  expect(await screen.findByText('first-code')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: factor.kept }));
  expect(await screen.findByText(/1 recovery codes are left/)).toBeTruthy();
  expect(requestsTo('POST /api/operator/second-factor')[0]?.body).toEqual({ code: '123456' });
});

test('the second factor is switched off with the password and a code of it', async () => {
  respondWith<OperatorAccount>('GET /api/operator/account', () => ({ ...account, secondFactor: true }));
  respondWith('POST /api/operator/second-factor/off', () => {
    respondWith<OperatorAccount>('GET /api/operator/account', () => account);
    return { success: true };
  });
  const { user } = render(<AccountPage />);
  await user.click(await screen.findByRole('button', { name: factor.stop }));
  await user.type(screen.getByLabelText(factor.password), 'secret');
  const stop = screen.getByRole('region', { name: factor.title });
  await user.type(within(stop).getByLabelText(factor.code), '123456{Enter}');
  expect(await screen.findByText(factor.off)).toBeTruthy();
  expect(requestsTo('POST /api/operator/second-factor/off')[0]?.body).toEqual({ password: 'secret', code: '123456' });
});

test('a wrong password for the second factor is refused beside its field', async () => {
  respondWith('POST /api/operator/second-factor/setup', () => refusal('invalid', 'This is not the password.'));
  const { user } = render(<AccountPage />);
  await user.click(await screen.findByRole('button', { name: factor.start }));
  await user.type(screen.getByLabelText(factor.password), 'guess{Enter}');
  expect(await screen.findByText('This is not the password.')).toBeTruthy();
});

test('a refused sign-in is listed with where it came from', async () => {
  const refused = {
    ...entry('1'),
    operator: null,
    action: 'sign-in-refused',
    detail: 'password, Chrome on Linux',
    address: '203.0.113.9',
  };
  respondWith<AuditPage>('GET /api/operator/audit', () => ({ entries: [refused], more: false }));
  render(<AccountPage />);
  const row = (await screen.findByText(auditCopy.actions['sign-in-refused'] ?? '')).closest('tr');
  expect(row?.textContent).toContain('password, Chrome on Linux');
  expect(row?.textContent).toContain('203.0.113.9');
});

test('older entries of the audit log are added below the newer ones', async () => {
  respondWith<AuditPage>('GET /api/operator/audit', ({ search: { before } }) =>
    before ? { entries: [entry('1')], more: false } : { entries: [entry('3'), entry('2')], more: true },
  );
  const { user } = render(<AccountPage />);
  await user.click(await screen.findByRole('button', { name: auditCopy.older }));
  await screen.findByText('visit 1');
  expect(screen.getAllByText(/^visit/).map(({ textContent }) => textContent)).toEqual(['visit 3', 'visit 2', 'visit 1']);
  await waitFor(() => expect(screen.queryByRole('button', { name: auditCopy.older })).toBeNull());
  expect(requestsTo('GET /api/operator/audit').map(({ search }) => search)).toEqual([{}, { before: '2' }]);
});

test('another session is ended from the list, and the own one is not', async () => {
  const session = (id: string, current: boolean) => ({ id, device: `Browser ${id}`, since: 0, until: 0, current });
  respondWith<OperatorAccount>('GET /api/operator/account', () => ({
    ...account,
    sessions: [session('1', true), session('2', false)],
  }));
  respondWith('POST /api/operator/account/sessions/2/end', () => {
    respondWith<OperatorAccount>('GET /api/operator/account', () => ({ ...account, sessions: [session('1', true)] }));
    return { success: true };
  });
  const { user } = render(<AccountPage />);
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${accountCopy.browsers.end} `) }));
  await waitFor(() => expect(screen.queryByText(/Browser 2/)).toBeNull());
  expect(screen.getByText(/Browser 1/)).toBeTruthy();
});

test('the password is changed with the present one', async () => {
  respondWith('POST /api/operator/account/password', () => ({ success: true }));
  const { password } = accountCopy;
  const { user } = render(<AccountPage />);
  await user.type(await screen.findByLabelText(password.present), 'old one');
  await user.type(screen.getByLabelText(password.next), 'a heron reads maps twice{Enter}');
  expect(await screen.findByText(password.done)).toBeTruthy();
  expect(requestsTo('POST /api/operator/account/password')[0]?.body).toEqual({
    password: 'old one',
    next: 'a heron reads maps twice',
  });
});

test('the mail of the morning is switched on beside that of alerts', async () => {
  respondWith('POST /api/operator/account/mails', () => ({ success: true }));
  const { user } = render(<AccountPage />);
  await user.click(await screen.findByRole('checkbox', { name: new RegExp(accountCopy.mails.daily.title) }));
  expect(requestsTo('POST /api/operator/account/mails').map(({ body }) => body)).toEqual([{ alerts: true, daily: true }]);
});

test('a role that does not see revenue is offered no mail of alerts', async () => {
  render(
    <RoleContext value="support">
      <AccountPage />
    </RoleContext>,
  );
  expect(await screen.findByRole('checkbox', { name: new RegExp(accountCopy.mails.daily.title) })).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: new RegExp(accountCopy.mails.alerts.title) })).toBeNull();
});
