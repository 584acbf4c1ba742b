// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { heightOfRoom, keepPlace } from './kept-place.ts';
import { scrollToId } from './scroll.ts';

vi.mock('./scroll.ts', () => ({ scrollToId: vi.fn() }));

const ROOM = 800;
const GROWN = 3000;

const scrolled = vi.fn();

beforeEach(() => {
  scrolled.mockReset();
  vi.mocked(scrollToId).mockReset();
  vi.stubGlobal('scrollBy', scrolled);
  vi.stubGlobal('innerHeight', 844);
});

type Moment = { readonly anchors: boolean; readonly at: number; readonly plans: () => number; readonly toPlans?: boolean };

/** A part that begins `at` so many pixels from the upper edge of the window grows. */
function grow({ anchors, at, plans, toPlans = false }: Moment): void {
  vi.stubGlobal('CSS', { supports: () => anchors });
  document.body.innerHTML = '<section id="plans" tabindex="-1"></section><div></div>';
  const [section, part] = document.body.children as unknown as [HTMLElement, Element];
  section.getBoundingClientRect = () => ({ top: plans() }) as DOMRect;
  part.getBoundingClientRect = () => ({ top: at, height: ROOM + GROWN }) as DOMRect;
  if (toPlans) section.focus();
  expect(keepPlace(part, ROOM)).toBe(ROOM + GROWN);
}

test('the height of the room is known, where it is kept', () => {
  document.body.innerHTML = '<div data-room="screen"></div>';
  expect(heightOfRoom()).toBe(0);
  document.body.innerHTML = '';
  expect(heightOfRoom()).toBeUndefined();
});

test('who is at the prices stays there in a browser that does not keep the place by itself', () => {
  grow({ anchors: false, at: -1500, plans: () => 100 });
  expect(scrolled.mock.calls).toEqual([[{ top: GROWN, behavior: 'instant' }]]);
});

test.each([
  ['who is above the prices', false, 100],
  ['who is at the prices in a browser that keeps the place by itself', true, -1500],
])('%s is not scrolled', (_who, anchors, at) => {
  grow({ anchors, at, plans: () => 100 });
  expect(scrolled).not.toHaveBeenCalled();
});

test.each([
  ['keeps the place by itself', true],
  ['does not', false],
])('a smooth scroll to the prices is begun anew in a browser that %s', async (_browser, anchors) => {
  let top = 4000;
  const plans = () => {
    top -= 50;
    return top;
  };
  grow({ anchors, at: 0, plans, toPlans: true });
  await vi.waitFor(() => expect(scrollToId).toHaveBeenCalledExactlyOnceWith('plans'));
});

test('a smooth scroll to the prices that ends while a slow device draws what grew is begun anew', async () => {
  vi.stubGlobal('scrollY', 900);
  grow({ anchors: true, at: 0, plans: () => 300, toPlans: true });
  vi.stubGlobal('scrollY', 1500);
  await vi.waitFor(() => expect(scrollToId).toHaveBeenCalledExactlyOnceWith('plans'));
});

test.each([
  ['rests at the prices', [100, 100]],
  ['has gone on below them', [-100, -400]],
])('who %s is not brought back to their beginning', async (_who, tops) => {
  const plans = vi.fn(() => tops[plans.mock.calls.length - 1] ?? 0);
  grow({ anchors: true, at: -1500, plans, toPlans: true });
  await vi.waitFor(() => expect(plans).toHaveBeenCalledTimes(2));
  expect(scrollToId).not.toHaveBeenCalled();
});

test('who did not ask for the prices is not brought to them', () => {
  const plans = vi.fn(() => 100);
  grow({ anchors: true, at: 0, plans });
  expect(plans).not.toHaveBeenCalled();
});
