// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { scrollTarget, scrollToId } from './scroll.ts';

beforeEach(() => {
  dispatchEvent(new Event('keydown'));
  document.body.innerHTML = '<section id="plans" tabindex="-1"></section>';
});

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('the page is on its way until the visitor acts (%s)', (act) => {
  scrollToId('plans');
  dispatchEvent(new Event('scroll'));
  dispatchEvent(new Event('scrollend'));
  expect(scrollTarget()).toBe('plans');
  dispatchEvent(new Event(act));
  expect(scrollTarget()).toBeUndefined();
});

test('the page is not on its way to what it does not have', () => {
  scrollToId('elsewhere');
  expect(scrollTarget()).toBeUndefined();
});
