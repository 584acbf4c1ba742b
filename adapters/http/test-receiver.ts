import type { ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';
import { type LocalReceiver, localReceiver, type ReceivedRequest } from './testing.ts';

/** Closed when the test ends. */
export async function testReceiver(answer: (request: ReceivedRequest, response: ServerResponse) => void): Promise<LocalReceiver> {
  const server = await localReceiver(answer);
  onTestFinished(() => server.close());
  return server;
}
