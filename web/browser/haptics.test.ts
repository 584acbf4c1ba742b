import { afterEach, expect, test, vi } from 'vitest';
import { tick } from './haptics.ts';

afterEach(() => vi.unstubAllGlobals());

function device({ vibrate, reduced = false }: { vibrate?: () => boolean; reduced?: boolean }) {
  vi.stubGlobal('navigator', vibrate ? { vibrate } : {});
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
}

test('a choice vibrates the device once', () => {
  const vibrate = vi.fn(() => true);
  device({ vibrate });
  tick();
  expect(vibrate).toHaveBeenCalledExactlyOnceWith(10);
});

test('nothing vibrates with reduced motion', () => {
  const vibrate = vi.fn(() => true);
  device({ vibrate, reduced: true });
  tick();
  expect(vibrate).not.toHaveBeenCalled();
});

test('a device without vibration is supported', () => {
  device({});
  expect(tick).not.toThrow();
});
