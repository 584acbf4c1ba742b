// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { useEffect } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { shownLocation, startNavigation } from './browser/navigation.ts';
import { leaveFor } from './browser/upcoming-screen.ts';
import type { Route } from './route.ts';
import { Stage } from './stage.tsx';
import { render } from './testing/render.tsx';

const { walkRoutes, log, afterPaint } = vi.hoisted(() => {
  const walkRoutes = ['/a', '/b', '/c'].map((path) => ({ path, app: true, step: { id: path } }));
  return { walkRoutes, log: [] as string[], afterPaint: [] as (() => void)[] };
});

vi.mock('./routes.ts', () => ({
  followingStep: (route: (typeof walkRoutes)[number]) => walkRoutes[walkRoutes.indexOf(route) + 1],
}));
vi.mock('./browser/clock.ts', () => ({
  now: () => 0,
  whenIdle: (run: () => void) => run(),
  afterPaint: (run: () => void) => void afterPaint.push(run),
}));
vi.mock('./screens.ts', () => ({
  loadNextScreen: () => undefined,
  screenOf: () => ({ module: { default: Screen }, step: undefined }),
}));

function Screen({ route: { path } }: { route: Route }) {
  log.push(`${path} rendered`);
  useEffect(() => {
    log.push(`${path} shown`);
    return () => void log.push(`${path} left`);
  }, [path]);
  return <h1>{path}</h1>;
}

const stageAt = (path: string) => <Stage route={walkRoutes.find((route) => route.path === path) as unknown as Route} />;
const headings = () => Array.from(document.querySelectorAll('h1'), ({ textContent }) => textContent);

beforeEach(() => {
  log.length = 0;
});

test('the next step is rendered ahead outside the page, and a visit shows it without another render', async () => {
  const { rerender } = await act(async () => render(stageAt('/a')));
  expect(log).toEqual(['/a rendered', '/a shown', '/b rendered']);
  expect(headings()).toEqual(['/a']);

  log.length = 0;
  await act(async () => {
    shownLocation.set({ ...shownLocation.get(), path: '/b', visit: 1 });
    rerender(stageAt('/b'));
  });
  expect(log).toEqual(['/a left', '/b shown', '/c rendered']);
  expect(headings()).toEqual(['/b']);
});

test('a tap shows the next step before React does, and React finds it in its place', async () => {
  startNavigation('/a', { prepare: () => undefined, onUnreachable: () => undefined });
  const { rerender } = await act(async () => render(stageAt('/a')));
  log.length = 0;
  leaveFor('/b', () => log.push('answer of /a recorded'));
  const [heading, ...others] = document.querySelectorAll('h1');
  expect([heading?.textContent, others, log]).toEqual(['/b', [], []]);
  expect(heading?.closest<HTMLElement>('.screen')?.style.display).toBe('');

  const append = vi.spyOn(Element.prototype, 'append');
  await act(async () => {
    for (const run of afterPaint.splice(0)) run();
    rerender(stageAt('/b'));
  });
  expect(log).toEqual(['answer of /a recorded', '/a left', '/b shown', '/c rendered']);
  expect(document.querySelector('h1')).toBe(heading);
  expect([headings(), append.mock.calls]).toEqual([['/b'], []]);
});

test('a step to which the visitor goes back is rendered anew', async () => {
  const { rerender } = await act(async () => render(stageAt('/b')));
  log.length = 0;
  await act(async () => {
    shownLocation.set({ ...shownLocation.get(), path: '/a', direction: 'back', visit: 2 });
    rerender(stageAt('/a'));
  });
  expect(log).toEqual(['/a rendered', '/b left', '/a shown', '/b rendered']);
  expect(headings()).toEqual(['/a']);
});
