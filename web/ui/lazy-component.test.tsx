// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { lazyComponent } from './lazy-component.ts';

const Report = () => <p>41 orders</p>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
});

afterEach(() => vi.useRealTimers());

async function show(load: () => Promise<ComponentType>): Promise<void> {
  const Page = lazyComponent(load);
  await act(async () => {
    render(
      <ErrorBoundary message="This page is broken." reloadLabel="Reload">
        <Suspense fallback="Loading">
          <Page />
        </Suspense>
      </ErrorBoundary>,
      { onCaughtError: () => undefined },
    );
  });
}

test('a component whose code fails once is loading until the second attempt shows it', async () => {
  const load = vi.fn(async (): Promise<ComponentType> => Report).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await show(load);
  expect(screen.getByText('Loading')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(screen.getByText('41 orders')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a component whose code fails twice shows the error boundary', async () => {
  await show(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(screen.getByText('Loading')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(screen.getByRole('alert').textContent).toContain('This page is broken.');
});
