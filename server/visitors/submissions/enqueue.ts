import type { Db } from '../../platform/db/client.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import type { SubmissionOrder } from './orders.ts';
import { confirmationKey } from './store.ts';

/** Called on payment and on late answers; both hold the buyer's lock, so the second one sees the first. */
export async function enqueueAnswers(tx: Db, queue: Queue, { id, email }: Pick<SubmissionOrder, 'id' | 'email'>): Promise<void> {
  const rows = await tx
    .selectFrom('submissions')
    .select('idempotency_key')
    .where('idempotency_key', 'in', [id, confirmationKey(id)])
    .orderBy('created_at')
    .execute();
  for (const { idempotency_key: key } of rows) {
    await queue.add(tx, 'app-answers', { submissionKey: key }, { key, subject: email });
  }
}
