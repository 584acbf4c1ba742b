import type { DeletionPreview } from '../../../core/api/deletion-requests.ts';
import { hasEnded } from '../../../core/subscriptions/change.ts';
import { lastDay, rightsOf } from '../../../core/subscriptions/rights.ts';
import { findOwnedSubscriptions, rightsInputOf } from '../../money/manage/store.ts';
import { paidUntilOf } from '../../money/subscriptions/paid-until.ts';
import { planPaidFor } from '../../money/subscriptions/plan.ts';
import { isOnTrial } from '../../money/subscriptions/store.ts';
import type { Db } from '../../platform/db/client.ts';

export async function previewOf(db: Db, email: string, now: Date): Promise<DeletionPreview> {
  const owned = await findOwnedSubscriptions(db, email);
  const running = owned.filter(({ subscription }) => !hasEnded(subscription.status));
  return {
    email,
    subscriptions: running.map((one) => {
      const { withdraw, guarantee } = rightsOf(rightsInputOf(one), now.getTime());
      return {
        planId: planPaidFor(one),
        paidUntil: paidUntilOf(one.subscription, one.payments)?.getTime() ?? null,
        onTrial: isOnTrial(one.subscription),
        withdrawUntil: withdraw && withdraw.amount > 0 ? lastDay(withdraw) : null,
        guaranteeUntil: guarantee ? lastDay(guarantee) : null,
      };
    }),
    keeps: owned.length > 0,
  };
}
