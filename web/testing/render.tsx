import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render as renderWith, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { queueCloseEvents } from './dialog.ts';

// A wait ends with what it waits for, and a busy machine needs more than a second.
configure({ asyncUtilTimeout: 15_000 });

let errors: MockInstance<Console['error']>;

/** For files that begin with `// @vitest-environment happy-dom`. A test that writes an error to the console fails. */
beforeEach(() => {
  errors = vi.spyOn(console, 'error');
  queueCloseEvents();
});

afterEach(() => {
  cleanup();
  const messages = errors.mock.calls.map(([first]) => String(first));
  vi.restoreAllMocks();
  expect(messages).toEqual([]);
});

type Options = {
  /** In StrictMode. */
  readonly strict?: boolean;
  /** In place of the console, for errors that a boundary catches. */
  readonly onCaughtError?: (error: unknown) => void;
};

/** Draws a component at an address in memory, below a query client of its own without retries. */
export function render(element: ReactNode, { strict = false, ...options }: Options = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { hook } = memoryLocation({ path: '/' });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Router hook={hook}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </Router>
  );
  return { user: userEvent.setup(), client, ...renderWith(element, { wrapper, reactStrictMode: strict, ...options }) };
}

/** A button with another label while it is busy. Both are in its name, since no stylesheet hides one of them. */
export function busyButton(label: string): HTMLElement {
  return screen.getByRole('button', { name: (name) => name.startsWith(label) });
}
