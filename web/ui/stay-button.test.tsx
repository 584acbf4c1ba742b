// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { uiCopy } from '../../content/ui.ts';
import { render } from '../testing/render.tsx';
import { StayButton } from './stay-button.tsx';

const WAIT_MS = 3000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function renderButton() {
  const onLeave = vi.fn();
  render(<StayButton ms={WAIT_MS} onLeave={onLeave} />);
  const press = () => fireEvent.click(screen.getByRole('button', { name: uiCopy.stay }));
  const wait = () => act(() => vi.advanceTimersByTime(WAIT_MS));
  return { onLeave, press, wait };
}

test('a timed screen goes on by itself', () => {
  const { onLeave, wait } = renderButton();
  wait();
  expect(onLeave).toHaveBeenCalledOnce();
});

test('a timed screen stays for as long as the visitor wants it to', () => {
  const { onLeave, press, wait } = renderButton();
  press();
  wait();
  expect(onLeave).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { pressed: true })).toBeTruthy();
  press();
  wait();
  expect(onLeave).toHaveBeenCalledOnce();
});
