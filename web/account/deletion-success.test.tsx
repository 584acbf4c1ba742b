// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deletionSuccessCopy as copy, usedDeletionCopy } from '../../content/pages/account.ts';
import type { DeletionStatusResponse } from '../../core/api/deletion-requests.ts';
import { markDeletionConfirmed } from '../browser/confirmed-deletion.ts';
import { read, write } from '../browser/storage.ts';
import { respondWith } from '../testing/network.ts';
import { render } from '../testing/render.tsx';
import DeletionSuccess from './deletion-success.tsx';

const TOKEN = 'a'.repeat(43);

beforeEach(() => {
  history.replaceState(null, '', `/delete/success#${TOKEN}`);
  write('userData', { answer: 'new' });
  respondWith<DeletionStatusResponse>('POST /api/deletions/status', () => ({ status: 'done' }));
});
afterEach(() => {
  markDeletionConfirmed('');
  history.replaceState(null, '', '/');
});

test('a deletion that was confirmed on this page says goodbye and clears the device', async () => {
  markDeletionConfirmed(TOKEN);
  render(<DeletionSuccess />);
  await screen.findByRole('heading', { name: copy.doneTitle });
  expect(read('userData')).toBeUndefined();
});

test('a link that was used before says no second goodbye and clears the device on demand only', async () => {
  const { user } = render(<DeletionSuccess />);
  await screen.findByRole('heading', { name: usedDeletionCopy.title });
  expect(screen.queryByText(copy.doneTitle)).toBeNull();
  expect(read('userData')).toEqual({ answer: 'new' });
  await user.click(screen.getByRole('button', { name: usedDeletionCopy.clearDevice }));
  await screen.findByText(usedDeletionCopy.deviceCleared);
  expect(read('userData')).toBeUndefined();
});

test('a visitor who comes back to the goodbye reads that the deletion is done, and keeps new answers', async () => {
  markDeletionConfirmed(TOKEN);
  const { unmount } = render(<DeletionSuccess />);
  await screen.findByRole('heading', { name: copy.doneTitle });
  unmount();
  write('userData', { answer: 'newer' });
  render(<DeletionSuccess />);
  await screen.findByRole('heading', { name: usedDeletionCopy.title });
  expect(read('userData')).toEqual({ answer: 'newer' });
});
