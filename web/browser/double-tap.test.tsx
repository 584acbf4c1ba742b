// @vitest-environment happy-dom
import { createEvent, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from '../testing/render.tsx';

const chosen = vi.fn();

/** The guard of a page that has just been loaded. */
beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  chosen.mockClear();
  window.unseen = false;
  window.walked = undefined;
  return () => vi.useRealTimers();
});

async function open() {
  const { doubleTapGuard, recordScreenShown } = await import('./double-tap.ts');
  render(
    <div {...doubleTapGuard}>
      <button type="button" onClick={chosen}>
        Dry
      </button>
    </div>,
  );
  const button = screen.getByRole('button');
  return {
    show: recordScreenShown,
    press: () => fireEvent.pointerDown(button),
    scroll: () => fireEvent.pointerCancel(button),
    click: (detail: number, pointerType?: string) =>
      fireEvent(button, Object.assign(createEvent.click(button, { detail }), pointerType && { pointerType })),
  };
}

test.each([
  [0, 0],
  [340, 0],
  [350, 1],
])('a finger that goes down %i ms after a screen came has %i taps that count', async (ms, count) => {
  const { show, press, click } = await open();
  show();
  vi.advanceTimersByTime(ms);
  press();
  vi.advanceTimersByTime(100);
  click(1);
  expect(chosen).toHaveBeenCalledTimes(count);
});

test('a finger that was down when the screen came does not count, however late it is lifted', async () => {
  const { show, press, click } = await open();
  press();
  click(0);
  chosen.mockClear();
  show();
  vi.advanceTimersByTime(1000);
  click(1);
  expect(chosen).not.toHaveBeenCalled();
  press();
  click(1);
  expect(chosen).toHaveBeenCalledOnce();
});

test('the first screen of a page takes a tap at once', async () => {
  const { press, click } = await open();
  press();
  click(1);
  expect(chosen).toHaveBeenCalledOnce();
});

test('a tap right after a step that was walked before the code came does not count', async () => {
  window.walked = { path: '/quiz1', at: Date.now(), address: '' };
  const { press, click } = await open();
  vi.advanceTimersByTime(300);
  press();
  click(1);
  expect(chosen).not.toHaveBeenCalled();
});

test('keys and assistive technologies, which press no pointer, count at once', async () => {
  const { show, press, scroll, click } = await open();
  press();
  scroll();
  show();
  click(0);
  click(1);
  expect(chosen).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(100);
  press();
  click(0);
  expect(chosen).toHaveBeenCalledTimes(3);
});

test('the second click of a double click does not count, and another first click does', async () => {
  const { show, press, click } = await open();
  show();
  press();
  click(2, 'mouse');
  expect(chosen).not.toHaveBeenCalled();
  press();
  click(1, 'mouse');
  expect(chosen).toHaveBeenCalledOnce();
});

test('a clock that is set back does not make the screen deaf', async () => {
  const { show, press, click } = await open();
  show();
  vi.setSystemTime(Date.now() - 60_000);
  press();
  click(1);
  expect(chosen).toHaveBeenCalledOnce();
});
