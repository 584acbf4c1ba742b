// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { trackErrors } from './events.ts';

const messageForEvent = vi.hoisted(() => vi.fn());
vi.mock('../../core/analytics/limits.ts', () => ({ messageForEvent }));

test('an error that cannot be reported is not reported as another error', async () => {
  messageForEvent.mockImplementation(() => {
    throw new TypeError('Failed to fetch');
  });
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  trackErrors();
  dispatchEvent(new ErrorEvent('error', { message: 'Out of memory' }));
  await vi.waitFor(() => expect(messageForEvent).toHaveBeenCalledExactlyOnceWith('Out of memory'), { timeout: 15_000 });
  // Node tells of unhandled rejections once the microtasks are done.
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
