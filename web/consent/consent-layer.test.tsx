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

test('each purpose begins with a sentence beside its switch, and all of its words are one press away', async () => {
  const { user } = renderPage();
  await user.click(screen.getByRole('button', { name: new RegExp(consentCopy.choose) }));
  for (const { title, text } of Object.values(consentCopy.purposes)) {
    const summary = screen.getByText(`: ${title}`).parentElement;
    const [row, details] = [summary?.closest('div'), summary?.closest('details')];
    expect(details?.open).toBe(false);
    await user.click(screen.getByText(`: ${title}`));
    expect(details?.open).toBe(true);
    const shown = [row?.querySelector('label > :last-child'), details?.querySelector('p')];
    expect(shown.map((part) => part?.textContent).join(' ')).toBe(text);
  }
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
