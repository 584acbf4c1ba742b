import { brand } from '../../content/brand.ts';
import { accountChanges } from '../../content/operator/account-changes.ts';
import type { Db } from '../platform/db/client.ts';
import type { Queue } from '../platform/jobs/queue.ts';

type Told = {
  readonly change: keyof typeof accountChanges;
  /** Both mailboxes hear of a change from one to the other. */
  readonly to: readonly (string | null)[];
};

/** Whoever changes what lets an operator in is seen by that operator. In the transaction of the change. */
export async function notifyOfChange(tx: Db, queue: Pick<Queue, 'add'>, { change, to }: Told, now: Date): Promise<void> {
  const facts = { change: accountChanges[change], changedAt: now.toISOString() };
  for (const address of new Set(to.map((one) => one ?? brand.supportEmail)))
    await queue.add(tx, 'mail', { template: 'operator-changed', to: address, facts });
}
