// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { closeEventsSent } from '../testing/dialog.ts';
import { render } from '../testing/render.tsx';
import { Modal } from './modal.tsx';

function openModal() {
  const onClose = vi.fn();
  const rendered = render(
    <Modal title="A question" closeLabel="Close" onClose={onClose}>
      <p>Its answer</p>
    </Modal>,
    { strict: true },
  );
  return { ...rendered, onClose, dialog: screen.getByRole<HTMLDialogElement>('dialog', { name: 'A question' }) };
}

test('a dialog stays open when StrictMode closes it and opens it at once', async () => {
  const { onClose, dialog } = openModal();
  await closeEventsSent();
  expect(dialog.open).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
});

test('a dialog that the browser closes calls onClose once', async () => {
  const { onClose, dialog } = openModal();
  await closeEventsSent();
  dialog.close();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

test('a tap outside of a dialog calls onClose, and one that begins inside does not', async () => {
  const { onClose, user, dialog } = openModal();
  const inside = screen.getByText('Its answer');
  await user.pointer([{ keys: '[MouseLeft>]', target: inside }, { target: dialog }, { keys: '[/MouseLeft]', target: dialog }]);
  expect(onClose).not.toHaveBeenCalled();
  await user.pointer({ keys: '[MouseLeft]', target: dialog });
  expect(onClose).toHaveBeenCalledOnce();
});

test('the cross of a dialog calls onClose', async () => {
  const { onClose, user } = openModal();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('a tap outside of a dialog calls onClose once', async () => {
  const { onClose, user, dialog } = openModal();
  await user.click(dialog);
  expect(onClose).toHaveBeenCalledOnce();
});

test('a press that begins inside of a dialog and ends outside leaves it open', async () => {
  const { onClose, user, dialog } = openModal();
  await user.pointer([
    { keys: '[MouseLeft>]', target: screen.getByText('Its answer') },
    { keys: '[/MouseLeft]', target: dialog },
  ]);
  expect(onClose).not.toHaveBeenCalled();
});
