import { afterEach, expect, test, vi } from 'vitest';
import { Shutdown } from './shutdown.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a stop that takes too long ends the process with a sentence on what it waits for', async () => {
  vi.useFakeTimers();
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  const reports: string[] = [];
  const shutdown = new Shutdown((message) => reports.push(message));
  shutdown.begin();
  await shutdown.waitFor('open requests', Promise.resolve());
  void shutdown.waitFor('running jobs', new Promise(() => {}));
  vi.advanceTimersByTime(8999);
  expect(exit).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(exit).toHaveBeenCalledOnce();
  expect(reports).toEqual(['The server ended 9 s after it was asked to, without waiting longer for: running jobs.']);
});
