// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { reloadPage } from '../browser/reload-page.ts';
import { render } from '../testing/render.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

vi.mock('../browser/reload-page.ts', () => ({ reloadPage: vi.fn() }));

const failure = new Error('no such plan');

function Page({ broken }: { broken: boolean }) {
  if (broken) throw failure;
  return <p>The page</p>;
}

function boundary(props: { broken: boolean; resetKey: string; onError?: (error: unknown) => void }) {
  const { broken, ...rest } = props;
  return (
    <ErrorBoundary message="It could not be shown." reloadLabel="Reload" {...rest}>
      <Page broken={broken} />
    </ErrorBoundary>
  );
}

const ignore = () => undefined;

test('a child that throws is replaced by a message and reported', () => {
  const onError = vi.fn();
  render(boundary({ broken: true, resetKey: 'a', onError }), { onCaughtError: ignore });
  expect(screen.getByRole('alert').textContent).toContain('It could not be shown.');
  expect(onError.mock.calls).toEqual([[failure]]);
});

test('the button of an error boundary reloads the page', async () => {
  const { user } = render(boundary({ broken: true, resetKey: 'a' }), { onCaughtError: ignore });
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reloadPage).toHaveBeenCalledOnce();
});

test('another reset key shows the children again, the same key does not', () => {
  const { rerender } = render(boundary({ broken: true, resetKey: 'a' }), { onCaughtError: ignore });
  rerender(boundary({ broken: false, resetKey: 'a' }));
  expect(screen.queryByText('The page')).toBeNull();
  rerender(boundary({ broken: false, resetKey: 'b' }));
  expect(screen.getByText('The page')).toBeTruthy();
});
