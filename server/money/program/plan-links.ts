import type { FastifyRequest } from 'fastify';
import type { PlanLink } from '../../../core/mails/mail-facts.ts';
import type { Db } from '../../platform/db/client.ts';
import { linkTo } from '../account-links/jobs.ts';
import { consumeLink, createLink, LINK_MINUTES } from '../account-links/store.ts';
import { findAttempt } from '../checkout-attempts/store.ts';
import { addPlanKey } from '../order-keys/order-keys.ts';
import { accessTo } from '../subscriptions/access.ts';
import { findPayments, type SubscriptionRow } from '../subscriptions/store.ts';

type LinkDeps = { readonly db: Db; readonly publicUrl: URL; readonly now: () => Date };

/** For the mail of an order; of what was bought beside a plan, to that plan. Nothing where the order has gone to another address since, and where it opens no plan. */
export async function planLinkOfOrder(deps: LinkDeps, attemptId: string, email: string): Promise<Partial<PlanLink>> {
  const attempt = await findAttempt(deps.db, attemptId);
  const subscription = await deps.db
    .selectFrom('subscriptions')
    .selectAll()
    .where('attempt_id', '=', attempt?.upsell_of ?? attemptId)
    .where('email', '=', email)
    .executeTakeFirst();
  return subscription ? planLink(deps, subscription) : {};
}

/** A link that opens the plan of an order once. It is made when its mail is sent, so that no queue holds it. */
export async function planLink({ db, publicUrl, now }: LinkDeps, subscription: SubscriptionRow): Promise<Partial<PlanLink>> {
  const { id, email, attempt_id } = subscription;
  if (attempt_id === null || !accessTo(subscription, await findPayments(db, id), now()).given) return {};
  const token = await createLink(db, { purpose: 'plan', email, subscriptionId: id }, now());
  return { planLink: linkTo({ publicUrl }, 'plan', token), hours: LINK_MINUTES.plan / 60 };
}

/** Returns the key of the order. Undefined for a link that was used, is too old, or went to an address that does not have the order any more. */
export async function openPlan(db: Db, request: FastifyRequest, token: string, now: Date): Promise<string | undefined> {
  return db.transaction().execute(async (tx) => {
    const link = await consumeLink(tx, 'plan', token, now);
    if (!link) return undefined;
    const order = await tx
      .selectFrom('subscriptions')
      .select('attempt_id')
      .where('id', '=', link.subscription_id)
      .where('email', '=', link.email)
      .executeTakeFirst();
    return order?.attempt_id ? addPlanKey(tx, request, order.attempt_id, now) : undefined;
  });
}
