// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { heightOfRoom, keepPlace } from './kept-place.ts';
import { scrollTarget, scrollToId } from './scroll.ts';

vi.mock('./scroll.ts', () => ({ scrollToId: vi.fn(), scrollTarget: vi.fn() }));

const ROOM = 800;
const GROWN = 3000;

const scrolled = vi.fn();

beforeEach(() => {
  scrolled.mockReset();
  vi.mocked(scrollToId).mockReset();
  vi.stubGlobal('scrollBy', scrolled);
  vi.stubGlobal('innerHeight', 844);
});

type Moment = { readonly anchors: boolean; readonly at: number; readonly onTheWayTo?: string };

/** A part that begins `at` so many pixels from the upper edge of the window grows. */
function grow({ anchors, at, onTheWayTo }: Moment): void {
  vi.stubGlobal('CSS', { supports: () => anchors });
  vi.mocked(scrollTarget).mockReturnValue(onTheWayTo);
  const part = document.createElement('div');
  part.getBoundingClientRect = () => ({ top: at, height: ROOM + GROWN }) as DOMRect;
  expect(keepPlace(part, ROOM)).toBe(ROOM + GROWN);
}

test('the height of the room of the weeks is known, where it is kept', () => {
  document.body.innerHTML = '<div data-room="weeks"></div>';
  expect(heightOfRoom()).toBe(0);
  document.body.innerHTML = '<div data-room="screen"></div>';
  expect(heightOfRoom()).toBeUndefined();
});

test('who is at the prices stays there in a browser that does not keep the place by itself', () => {
  grow({ anchors: false, at: -1500 });
  expect(scrolled.mock.calls).toEqual([[{ top: GROWN, behavior: 'instant' }]]);
});

test.each([
  ['is above the prices', false, 100],
  ['is at the prices in a browser that keeps the place by itself', true, -1500],
])('who %s is not scrolled', async (_who, anchors, at) => {
  grow({ anchors, at });
  await twoFrames();
  expect(scrolled).not.toHaveBeenCalled();
  expect(scrollToId).not.toHaveBeenCalled();
});

test.each([
  ['keeps the place by itself', true],
  ['does not', false],
])('a smooth scroll to the prices is begun anew in a browser that %s', async (_browser, anchors) => {
  grow({ anchors, at: 0, onTheWayTo: 'plans' });
  await vi.waitFor(() => expect(scrollToId).toHaveBeenCalledExactlyOnceWith('plans'));
});

test('who acts while what grew is drawn is not brought to the prices', async () => {
  grow({ anchors: true, at: 0, onTheWayTo: 'plans' });
  vi.mocked(scrollTarget).mockReturnValue(undefined);
  await twoFrames();
  expect(scrollToId).not.toHaveBeenCalled();
});

test('who is on the way elsewhere is not brought to the prices', async () => {
  grow({ anchors: true, at: 0, onTheWayTo: 'questions' });
  await twoFrames();
  expect(scrollToId).not.toHaveBeenCalled();
});

async function twoFrames(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}
