import type { Db } from '../../platform/db/client.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import { findTrace } from './store.ts';

/** Owes the platforms that the buyer agreed to the word that they bought. */
export async function oweConversion(tx: Db, queue: Queue, attemptId: string): Promise<void> {
  const trace = await findTrace(tx, attemptId);
  for (const platform of trace?.platforms ?? []) {
    await queue.add(tx, 'conversion', { attemptId, platform }, { key: `${attemptId}:${platform}` });
  }
}
