import { refundPlatforms } from '../../../core/consent/platforms.ts';
import type { Db } from '../../platform/db/client.ts';
import type { ConversionRefund } from '../../platform/jobs/job-data.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import { findConversionContext } from './store.ts';

export async function enqueueConversions(tx: Db, queue: Queue, attemptId: string): Promise<void> {
  const context = await findConversionContext(tx, attemptId);
  for (const platform of context?.platforms ?? []) {
    await queue.add(tx, 'conversion', { attemptId, platform }, { key: `${attemptId}:${platform}` });
  }
}

type KeyedRefund = ConversionRefund & { readonly key: string };

/** Of a refund after the retention of tracking ids no platform is told. */
export async function enqueueConversionRefund(tx: Db, queue: Queue, { key, ...refund }: KeyedRefund): Promise<void> {
  const context = await findConversionContext(tx, refund.attemptId);
  for (const platform of context?.platforms ?? []) {
    if (refundPlatforms.has(platform))
      await queue.add(tx, 'conversion-refund', { ...refund, platform }, { key: `${key}:${platform}` });
  }
}
