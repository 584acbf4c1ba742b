import type { ServerResponse } from 'node:http';
import { answerJson, type LocalReceiver, localReceiver, type Received } from '../../../adapters/http/testing.ts';
import { drawMood, type Health, type Mood } from './mood.ts';

/** A request that the receiver has, whatever it said. */
export type Taken = Pick<Received, 'path' | 'body'> & { readonly key: string | undefined };

export type HttpReceiver = Pick<LocalReceiver, 'url' | 'close'> & { readonly taken: readonly Taken[] };

/** Somebody outside who is not always well. */
export async function httpReceiver(health: Health, random: () => number): Promise<HttpReceiver> {
  const taken: Taken[] = [];
  const { url, close } = await localReceiver(({ path, body, headers }, response) => {
    const mood = drawMood(health, random);
    if (mood === 'takes' || mood === 'takes and hangs up') {
      const key = headers['idempotency-key'];
      taken.push({ path, body, key: typeof key === 'string' ? key : undefined });
    }
    act(mood, response);
  });
  return { url, close, taken };
}

function act(mood: Mood, response: ServerResponse): void {
  if (mood === 'takes') answerJson(response, 200, { success: true, message: 'Thanks.' });
  else if (mood === 'fails') answerJson(response, 500, { error: { message: 'Something went wrong.' } });
  else if (mood === 'busy') answerJson(response, 429, {}, { 'retry-after': '1' });
  else if (mood !== 'hangs') response.destroy();
}
