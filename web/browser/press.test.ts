// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { showPresses } from './press.ts';

const isPressed = () => document.querySelector('button')?.hasAttribute('data-pressed');
const finger = (type: string) =>
  document.querySelector('button > span')?.dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true }));

beforeAll(showPresses);

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<button data-tap><span>Dry</span></button>';
});

afterEach(() => vi.useRealTimers());

test('what a finger goes down on looks pressed until the click has followed', () => {
  finger('pointerdown');
  expect(isPressed()).toBe(true);
  finger('pointerup');
  expect(isPressed()).toBe(true);
  vi.advanceTimersByTime(100);
  expect(isPressed()).toBe(false);
});

test('a finger that scrolls presses nothing', () => {
  finger('pointerdown');
  finger('pointercancel');
  expect(isPressed()).toBe(false);
});
