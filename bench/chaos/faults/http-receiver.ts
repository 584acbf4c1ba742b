import type { ServerResponse } from 'node:http';
import { type LocalReceiver, localReceiver, type ReceivedRequest, respondJson } from '../../../adapters/http/testing.ts';
import { type FailureMode, type ReceiverHealth, randomFailureMode } from './failure-mode.ts';

type TakenRequest = Pick<ReceivedRequest, 'path' | 'body'> & { readonly key: string | undefined };

type HttpReceiver = Pick<LocalReceiver, 'url' | 'close'> & { readonly taken: readonly TakenRequest[] };

export async function httpReceiver(health: ReceiverHealth, random: () => number): Promise<HttpReceiver> {
  const taken: TakenRequest[] = [];
  const { url, close } = await localReceiver(({ path, body, headers }, response) => {
    const mode = randomFailureMode(health, random);
    if (mode === 'takes' || mode === 'takes and hangs up') {
      const key = headers['idempotency-key'];
      taken.push({ path, body, key: typeof key === 'string' ? key : undefined });
    }
    act(mode, response);
  });
  return { url, close, taken };
}

function act(mode: FailureMode, response: ServerResponse): void {
  if (mode === 'takes') respondJson(response, 200, { success: true, message: 'Thanks.' });
  else if (mode === 'fails') respondJson(response, 500, { error: { message: 'Something went wrong.' } });
  else if (mode === 'busy') respondJson(response, 429, {}, { 'retry-after': '1' });
  else if (mode !== 'hangs') response.destroy();
}
