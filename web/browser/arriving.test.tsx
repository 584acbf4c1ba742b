// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { TAP_MS, useArriving } from './arriving.ts';

function Offer() {
  return <p>{useArriving() ? 'arriving' : 'here'}</p>;
}

test('what comes by itself takes presses once a tap that was under way has ended', () => {
  vi.useFakeTimers();
  try {
    render(<Offer />);
    act(() => vi.advanceTimersByTime(TAP_MS - 1));
    expect(screen.queryByText('arriving')).toBeTruthy();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.queryByText('here')).toBeTruthy();
  } finally {
    vi.useRealTimers();
  }
});
