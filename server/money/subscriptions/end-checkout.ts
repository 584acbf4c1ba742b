import type { SyncDeps } from './sync.ts';

/** Else further cards could be tried on the page that is open, or its buyer could pay twice. */
export async function endCheckout({ payments }: SyncDeps, sessionId: string): Promise<void> {
  const ended = await payments.expireSession(sessionId);
  if (!ended.ok && ended.reason === 'unreachable') throw new Error(`The payment page could not be ended: ${ended.detail}`);
}
