// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { clickOnLift } from './tap.ts';

const onClick = vi.fn();
let at = 0;

beforeAll(clickOnLift);

beforeEach(() => {
  onClick.mockClear();
  at += 10_000;
  document.body.innerHTML = '<button data-option="dry"><span>Dry</span></button>';
  document.querySelector('button')?.addEventListener('click', onClick);
});

type Finger = { readonly clientX: number; readonly clientY: number };
const FINGER: Finger = { clientX: 100, clientY: 200 };

/** Sends what a browser sends `after` milliseconds; tells whether its own click would follow. */
function send(type: string, after: number, details: object = {}, cancelable = true): boolean {
  const event = new Event(type, { bubbles: true, composed: true, cancelable });
  for (const [name, value] of Object.entries({ timeStamp: at + after, ...details }))
    Object.defineProperty(event, name, { value });
  return document.querySelector('span')?.dispatchEvent(event) ?? false;
}

const touch = (after = 0, fingers: readonly Finger[] = [FINGER]) => send('touchstart', after, { touches: fingers });
const lift = (after = 50, finger = FINGER, cancelable = true) =>
  send('touchend', after, { changedTouches: [finger] }, cancelable);

test('an answer counts once as the finger lifts, and the click of the browser does not follow', () => {
  touch();
  expect(lift()).toBe(false);
  expect(onClick).toHaveBeenCalledOnce();
  expect(onClick.mock.calls[0]?.[0]).toMatchObject({ detail: 1, pointerType: 'touch' });
});

test('a finger that moved, pressed long or has another beside it is left to the browser', () => {
  touch();
  expect(lift(50, { clientX: 100, clientY: 211 })).toBe(true);
  touch(1000);
  expect(lift(1501)).toBe(true);
  touch(2000, [FINGER, { clientX: 10, clientY: 20 }]);
  expect(lift(2050)).toBe(true);
  expect(onClick).not.toHaveBeenCalled();
});

test('a finger that scrolls, or stops what still scrolls, answers nothing', () => {
  touch();
  send('scroll', 20);
  expect(lift()).toBe(true);
  send('scroll', 950);
  touch(1000);
  expect(lift(1050)).toBe(true);
  touch(2000);
  expect(lift(2050, FINGER, false)).toBe(true);
  expect(onClick).not.toHaveBeenCalled();
});

test('a disabled control, and one that neither answers nor goes on, is left to the browser', () => {
  document.querySelector('button')?.setAttribute('disabled', '');
  touch();
  expect(lift()).toBe(true);
  document.body.innerHTML = '<button data-tap aria-haspopup="dialog"><span>Why we ask</span></button>';
  touch(1000);
  expect(lift(1050)).toBe(true);
  expect(onClick).not.toHaveBeenCalled();
});

test('the heading that was read out loses the focus as a finger comes down, and a field keeps it', () => {
  document.body.insertAdjacentHTML('beforeend', '<h1 tabindex="-1"></h1><input>');
  const focused = (selector: string) => {
    document.querySelector<HTMLElement>(selector)?.focus();
    touch();
    return document.activeElement?.tagName;
  };
  expect([focused('h1'), focused('input')]).toEqual(['BODY', 'INPUT']);
});
