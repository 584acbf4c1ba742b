import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render as renderWith } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { queueCloseEvents } from './dialog.ts';

/** For files that begin with `// @vitest-environment happy-dom`. A test that writes an error to the console fails. */
beforeEach(() => {
  vi.spyOn(console, 'error');
  queueCloseEvents();
});

afterEach(() => {
  cleanup();
  const errors = vi.mocked(console.error).mock.calls.map(([first]) => String(first));
  vi.restoreAllMocks();
  expect(errors).toEqual([]);
});

type Options = { readonly strict?: boolean };

/** Draws a component below a query client of its own, without retries. `strict`: in StrictMode. */
export function render(element: ReactElement, { strict = false }: Options = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return { user: userEvent.setup(), client, ...renderWith(element, { wrapper, reactStrictMode: strict }) };
}
