// @vitest-environment happy-dom
import { expect, test } from 'vitest';
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
