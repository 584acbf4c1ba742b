// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { confirmationCopy } from '../../content/pages/confirmation.ts';
import { engine } from '../browser/program-store.ts';
import { render } from '../testing/render.tsx';
import Confirmation from './confirmation.tsx';

vi.mock('../browser/checkout.ts', () => ({ fetchCheckout: () => new Promise(() => undefined) }));
vi.mock('../browser/navigation.ts', async (original) => ({ ...(await original()), queryParameter: () => 'cs_test_1' }));

test('the program loads while the payment is looked up, so that the first ritual comes with the order', async () => {
  render(<Confirmation />);
  await waitFor(() => expect(engine.get()).toBeDefined(), { timeout: 10_000 });
  expect(screen.getByRole('heading', { name: confirmationCopy.asking.title })).toBeTruthy();
});
