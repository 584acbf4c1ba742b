// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { consentCopy } from '../../content/pages/consent.ts';
import { respondWith } from '../testing/network.ts';
import { render } from '../testing/render.tsx';
import { ConsentLayer } from './consent-layer.tsx';

beforeEach(() => {
  localStorage.clear();
  respondWith('POST /api/consents', () => ({ success: true }));
});

function renderPage() {
  return render(
    <>
      <ConsentLayer />
      <main>
        <h1>A page</h1>
      </main>
    </>,
  );
}

test('the whole text about consent is one press away from its line', async () => {
  const { user } = renderPage();
  await user.click(screen.getByRole('button', { name: new RegExp(consentCopy.choose) }));
  expect(screen.getByRole('dialog', { name: consentCopy.dialogTitle }).textContent).toContain(consentCopy.text);
});

test('after a choice about consent the focus is on the heading of the page', async () => {
  const { user } = renderPage();
  await user.click(screen.getByRole('button', { name: consentCopy.reject }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'A page' }));
});

test('after a choice in the dialog the focus is on the heading of the page', async () => {
  const { user } = renderPage();
  await user.click(screen.getByRole('button', { name: new RegExp(consentCopy.choose) }));
  await user.click(screen.getByRole('button', { name: consentCopy.rejectAll }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'A page' }));
});
