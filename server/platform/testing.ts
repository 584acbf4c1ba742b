import { afterAll, beforeAll } from 'vitest';

/** Opened before the tests of a file or a suite and closed after them. It is empty until then. */
export function openBeforeAll<T extends { close(): Promise<unknown> }>(open: () => Promise<T>): T {
  const opened = {} as T;
  beforeAll(async () => {
    Object.assign(opened, await open());
  });
  afterAll(() => opened.close());
  return opened;
}
