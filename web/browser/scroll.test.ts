// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scrollTarget, scrollToId } from './scroll.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<section id="plans" tabindex="-1"></section>';
});

afterEach(() => {
  vi.advanceTimersByTime(1000);
  dispatchEvent(new Event('scrollend'));
  Reflect.deleteProperty(window, 'onscrollend');
  vi.useRealTimers();
});

test('the page is on its way until the browser says that the scroll has ended', () => {
  Object.assign(window, { onscrollend: null });
  scrollToId('plans');
  vi.advanceTimersByTime(60_000);
  expect(scrollTarget()).toBe('plans');
  dispatchEvent(new Event('scrollend'));
  expect(scrollTarget()).toBeUndefined();
});

test('where a browser does not say so, the page is on its way for a second', () => {
  scrollToId('plans');
  vi.advanceTimersByTime(999);
  expect(scrollTarget()).toBe('plans');
  vi.advanceTimersByTime(1);
  expect(scrollTarget()).toBeUndefined();
});

test('the page is not on its way to what it does not have', () => {
  scrollToId('elsewhere');
  expect(scrollTarget()).toBeUndefined();
});
