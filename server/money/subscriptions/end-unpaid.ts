import type { SyncDeps } from './sync.ts';

/** Else the provider would try to charge it again, after the buyer read that nothing was paid. */
export async function endUnpaid({ payments, now }: SyncDeps, subscriptionId: string): Promise<void> {
  const ended = await payments.endNow(subscriptionId, now());
  if (!ended.ok) throw new Error(`The unpaid subscription could not be ended: ${ended.reason}, ${ended.detail}`);
}
