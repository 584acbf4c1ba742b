// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { shownLocation } from './navigation.ts';
import { createFrame, leaveFor } from './upcoming-screen.ts';

const { log, afterPaint } = vi.hoisted(() => ({ log: [] as string[], afterPaint: [] as (() => void)[] }));

vi.mock('./clock.ts', () => ({ now: () => 0, afterPaint: (run: () => void) => void afterPaint.push(run) }));
vi.mock('./navigation.ts', async (original) => ({
  ...(await original<object>()),
  navigate: (path: string) => void log.push(`goes to ${path}`),
}));

const paint = () => {
  for (const run of afterPaint.splice(0)) run();
};
const record = () => void log.push('records');

/** A stage whose next screen is rendered ahead. */
function renderAhead(path: string, content = '<div class="screen" style="display: none !important">b</div>') {
  document.body.innerHTML = '<div id="current"><div class="screen">a</div></div><div id="slot"></div>';
  const frame = createFrame(path);
  frame.element.innerHTML = content;
  frame.reserve(document.getElementById('slot'));
  return frame;
}
const screens = () =>
  Array.from(document.querySelectorAll<HTMLElement>('.screen'), ({ textContent, style, dataset }) => ({
    text: textContent,
    display: style.display,
    slide: dataset.slide,
  }));

beforeEach(() => {
  log.length = 0;
  afterPaint.length = 0;
  vi.stubGlobal('scrollY', 0);
});

test('the frame of a tap only shows the screen that is rendered ahead, and the answer is recorded after the paint', () => {
  renderAhead('/b');
  leaveFor('/b', record);
  expect(screens()).toEqual([{ text: 'b', display: '', slide: 'forward' }]);
  expect(log).toEqual([]);
  paint();
  expect(log).toEqual(['records', 'goes to /b']);
});

test.each([
  ['where the one that follows is not rendered yet', () => void renderAhead('/b', '')],
  ['where another one is rendered ahead', () => void renderAhead('/c')],
  ['where the one that follows left its slot', () => renderAhead('/b').reserve(null)],
  [
    'where the page is scrolled',
    () => {
      renderAhead('/b');
      vi.stubGlobal('scrollY', 240);
    },
  ],
])('a screen goes on at once %s', (_where, prepare) => {
  prepare();
  leaveFor('/b', record);
  expect(log).toEqual(['records', 'goes to /b']);
  expect(screens().map(({ text }) => text)).toEqual(['a']);
  expect(afterPaint).toEqual([]);
});

test('a visitor who goes back before the paint stays there, and the answer is kept', () => {
  renderAhead('/b');
  leaveFor('/b', record);
  shownLocation.set({ ...shownLocation.get(), visit: shownLocation.get().visit + 1 });
  paint();
  expect(log).toEqual(['records']);
});
