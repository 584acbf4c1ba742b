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

test('an element under a resting finger looks pressed until the click has followed', () => {
  finger('pointerdown');
  vi.advanceTimersByTime(40);
  expect(isPressed()).toBe(true);
  finger('pointerup');
  expect(isPressed()).toBe(true);
  vi.advanceTimersByTime(100);
  expect(isPressed()).toBe(false);
});

test('a finger that comes back soon after a tap looks pressed too, however the press before it ends', () => {
  finger('pointerdown');
  vi.advanceTimersByTime(40);
  finger('pointerup');
  vi.advanceTimersByTime(70);
  finger('pointerdown');
  vi.advanceTimersByTime(60);
  expect(isPressed()).toBe(true);
});

test('a quick tap leaves its frame to the screen that it opens', () => {
  finger('pointerdown');
  finger('pointerup');
  vi.advanceTimersByTime(500);
  expect(isPressed()).toBe(false);
});

test('a finger that scrolls presses nothing, also once it has rested', () => {
  finger('pointerdown');
  finger('pointercancel');
  vi.advanceTimersByTime(40);
  expect(isPressed()).toBe(false);

  finger('pointerdown');
  vi.advanceTimersByTime(40);
  finger('pointercancel');
  expect(isPressed()).toBe(false);
});

test('a mouse and a key press at once, since neither scrolls', () => {
  document.querySelector('span')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse' }));
  expect(isPressed()).toBe(true);
  finger('pointerup');
  vi.advanceTimersByTime(100);
  expect(isPressed()).toBe(false);

  const key = (type: string, name: string) =>
    document.querySelector('button')?.dispatchEvent(new KeyboardEvent(type, { key: name, bubbles: true }));
  key('keydown', 'Enter');
  expect(isPressed()).toBe(true);
  key('keyup', 'Enter');
  expect(isPressed()).toBe(false);
  key('keydown', 'Tab');
  expect(isPressed()).toBe(false);
});

test('the label of a checkbox looks pressed too', () => {
  document.body.innerHTML = '<label><input type="checkbox" /><span>Acne</span></label>';
  document.querySelector('span')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse' }));
  expect(document.querySelector('label')?.hasAttribute('data-pressed')).toBe(true);
});
