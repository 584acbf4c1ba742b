// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { navigate, shownLocation, startNavigation } from './navigation.ts';

test('two taps that lead to one screen, whose code is loading, enter the history once', async () => {
  const code = Promise.withResolvers<void>();
  startNavigation('/a', { prepare: () => code.promise, onUnreachable: () => undefined });
  const entries = history.length;
  const taps = [navigate('/b'), navigate('/b')];
  code.resolve();
  await Promise.all(taps);
  expect(shownLocation.get()).toMatchObject({ path: '/b', visit: 1 });
  expect(history.length - entries).toBe(1);
  expect(history.state).toEqual({ index: 1, from: '/' });
});

test('a new fragment that names a part of the page leaves the page as it is, and any other loads it afresh', () => {
  startNavigation('/c', { prepare: () => false, onUnreachable: () => undefined });
  document.body.innerHTML = '<section id="reading"></section>';
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const enter = (fragment: string) => {
    history.pushState(null, '', `/c#${fragment}`);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  };
  enter('reading');
  expect(reload).not.toHaveBeenCalled();
  enter('a-mailed-token');
  expect(reload).toHaveBeenCalled();
});
