import type { Db } from '../../platform/db/client.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import { findConversionContext } from './store.ts';

export async function enqueueConversions(tx: Db, queue: Queue, attemptId: string): Promise<void> {
  const context = await findConversionContext(tx, attemptId);
  for (const platform of context?.platforms ?? []) {
    await queue.add(tx, 'conversion', { attemptId, platform }, { key: `${attemptId}:${platform}` });
  }
}
