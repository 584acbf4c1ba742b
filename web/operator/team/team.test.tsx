// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { teamCopy as copy, joinCopy } from '../../../content/operator/team.ts';
import type { InvitationResponse, TeamResponse } from '../../../core/api/operator/team.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { refusal, requestsTo, respondWith } from '../../testing/network.ts';
import { busyButton, render } from '../../testing/render.tsx';
import Join from '../join.tsx';
import { TeamPage } from './team.tsx';

const owner = { id: 1, name: 'owner', role: 'owner', secondFactor: true, self: true, devices: 1, seen: 0 } as const;
const ada = { id: 2, name: 'ada@example.com', role: 'support', secondFactor: false, self: false, devices: 2, seen: 0 } as const;
const TEAM = 'GET /api/operator/operators';

beforeEach(() => respondWith<TeamResponse>(TEAM, () => ({ operators: [owner, ada], invitations: [] })));

test('an owner invites somebody and is shown the link', async () => {
  const link = 'https://shop.example/operator/join#token';
  respondWith<InvitationResponse>('POST /api/operator/operators/invitations', () => {
    const invitations = [{ email: 'bob@example.com', role: 'marketer', until: 0 }] as const;
    respondWith<TeamResponse>(TEAM, () => ({ operators: [owner, ada], invitations }));
    return { link };
  });
  const { user } = render(<TeamPage />);
  await user.type(await screen.findByLabelText(copy.invite.email), 'bob@example.com');
  await user.selectOptions(screen.getByLabelText(copy.role), 'marketer');
  await user.click(busyButton(copy.invite.action));
  expect(await screen.findByText(link)).toBeTruthy();
  expect(requestsTo('POST /api/operator/operators/invitations')[0]?.body).toEqual({ email: 'bob@example.com', role: 'marketer' });
  expect(await screen.findByRole('rowheader', { name: 'bob@example.com' })).toBeTruthy();
});

test('a role is changed in the list, and a refusal is shown', async () => {
  respondWith('POST /api/operator/operators/1/role', () => refusal('conflict', 'There must be an owner.'));
  const { user } = render(<TeamPage />);
  await user.selectOptions(await screen.findByLabelText(fill(copy.roleOf, { name: 'owner' })), 'support');
  expect(await screen.findByText('There must be an owner.')).toBeTruthy();
  expect(requestsTo('POST /api/operator/operators/1/role')[0]?.body).toEqual({ role: 'support' });
});

test('an owner signs another out on all their devices, but not themselves', async () => {
  respondWith('POST /api/operator/operators/2/sign-out', () => {
    const signedOut = { ...ada, devices: 0, seen: null };
    respondWith<TeamResponse>(TEAM, () => ({ operators: [owner, signedOut], invitations: [] }));
    return { success: true };
  });
  const { user } = render(<TeamPage />);
  expect(await screen.findByText(fill(copy.devicesOf.many, { count: '2' }))).toBeTruthy();
  expect(screen.queryByRole('button', { name: `${copy.signOut} ${owner.name}` })).toBeNull();
  await user.click(screen.getByRole('button', { name: `${copy.signOut} ${ada.name}` }));
  expect(await screen.findByText(copy.devicesOf.none)).toBeTruthy();
  expect(requestsTo('POST /api/operator/operators/2/sign-out')).toHaveLength(1);
});

test('an operator is removed once the dialog is confirmed, and cannot remove themselves', async () => {
  respondWith('POST /api/operator/operators/2/removal', () => {
    respondWith<TeamResponse>(TEAM, () => ({ operators: [owner], invitations: [] }));
    return { success: true };
  });
  const { user } = render(<TeamPage />);
  const buttons = await screen.findAllByRole('button', { name: new RegExp(`^${copy.remove} `) });
  expect(buttons).toHaveLength(1);
  for (const button of buttons) await user.click(button);
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: (name) => name.startsWith(copy.remove) }));
  expect(await screen.findByRole('rowheader', { name: /owner/ })).toBeTruthy();
  expect(screen.queryByText(ada.name)).toBeNull();
});

test('an invited person sets a password, and a weak one is refused beside its field', async () => {
  history.replaceState(null, '', '/operator/join#token');
  respondWith('POST /api/operator/join', () => refusal('invalid', 'Too common.'));
  const { user } = render(<Join />);
  await user.type(screen.getByLabelText(joinCopy.password), 'password1234');
  await user.click(busyButton(joinCopy.action));
  expect(await screen.findByText('Too common.')).toBeTruthy();
  respondWith('POST /api/operator/join', () => ({ success: true }));
  await user.click(busyButton(joinCopy.action));
  expect(await screen.findByRole('link', { name: joinCopy.signIn })).toBeTruthy();
  expect(requestsTo('POST /api/operator/join')[0]?.body).toEqual({ token: 'token', password: 'password1234' });
  history.replaceState(null, '', '/');
});

test('an invitation that is over says so', async () => {
  history.replaceState(null, '', '/operator/join');
  render(<Join />);
  expect(await screen.findByRole('heading', { name: joinCopy.deadTitle })).toBeTruthy();
  history.replaceState(null, '', '/');
});
