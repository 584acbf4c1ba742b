import { sql } from 'kysely';
import { currencyOf, type Plan } from '../../../core/plans/plan.ts';
import type { RightsInput } from '../../../core/subscriptions/rights.ts';
import type { Db } from '../../platform/db/client.ts';
import { isChosenPause } from '../subscriptions/pause.ts';
import {
  type BuyerRequest,
  findPayments,
  findRequests,
  isOnTrial,
  type PaymentRow,
  type SubscriptionRow,
  stateOf,
} from '../subscriptions/store.ts';
import { pendingCancellation } from './requests.ts';

export type OwnedSubscription = {
  readonly subscription: SubscriptionRow;
  readonly payments: readonly PaymentRow[];
  /** Newest first. */
  readonly requests: readonly BuyerRequest[];
};

/** Newest first. */
export async function findOwnedSubscriptions(db: Db, email: string): Promise<readonly OwnedSubscription[]> {
  const subscriptions = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('email', '=', email)
    .orderBy('started_at', 'desc')
    .orderBy('id')
    .execute();
  return Promise.all(subscriptions.map((subscription) => withHistory(db, subscription)));
}

export async function findOwnedSubscription(db: Db, email: string, id: string): Promise<OwnedSubscription | undefined> {
  const subscription = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('id', '=', id)
    .where('email', '=', email)
    .executeTakeFirst();
  return subscription && withHistory(db, subscription);
}

async function withHistory(db: Db, subscription: SubscriptionRow): Promise<OwnedSubscription> {
  const { id } = subscription;
  return { subscription, payments: await findPayments(db, id), requests: await findRequests(db, id) };
}

export async function endCalendars(tx: Db, subscriptionIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('program_calendars').where('subscription_id', 'in', subscriptionIds).execute();
}

export async function findAgreements(db: Db, { attempt_id }: SubscriptionRow) {
  if (attempt_id === null) return [];
  return db
    .selectFrom('consent_records')
    .select(['text', 'version', 'created_at'])
    .where('attempt_id', '=', attempt_id)
    .orderBy('created_at', 'desc')
    .orderBy('kind', 'desc')
    .execute();
}

/** A discount, or a smaller plan, that was chosen instead of cancelling. */
export async function findYearlyAlternative(db: Db, email: string, since: Date): Promise<BuyerRequest | undefined> {
  return db
    .selectFrom('subscription_requests')
    .innerJoin('subscriptions', 'subscriptions.id', 'subscription_id')
    .selectAll('subscription_requests')
    .where('email', '=', email)
    .where('subscription_requests.created_at', '>', since)
    .where('done_at', 'is not', null)
    .where((row) => row.or([row('kind', '=', 'discount'), row(sql`detail ->> 'insteadOfCancelling'`, '=', 'true')]))
    .orderBy('subscription_requests.created_at', 'desc')
    .executeTakeFirst();
}

type PlanChangeConsentRecord = {
  readonly attemptId: string;
  readonly text: string;
  readonly version: string;
  readonly plan: Plan;
};

export async function addConsent(tx: Db, { attemptId, text, version, plan }: PlanChangeConsentRecord): Promise<void> {
  const terms = { plan_id: plan.id, currency: currencyOf(plan), due_now: 0, due_later: plan.listPrice };
  await tx
    .insertInto('consent_records')
    .values({ attempt_id: attemptId, kind: 'renewal', text, version, ...terms })
    .execute();
}

export function rightsInputOf({ subscription, payments, requests }: OwnedSubscription): RightsInput {
  const latest = (kind: BuyerRequest['kind']) => requests.find((request) => request.kind === kind)?.created_at.getTime();
  const paidAt = new Map(payments.map(({ id, paid_at }) => [id, paid_at?.getTime()]));
  const state = stateOf(subscription, payments);
  return {
    status: state.status,
    startedAt: (subscription.started_at ?? subscription.created_at).getTime(),
    cancelAtPeriodEnd: state.cancelAtPeriodEnd || pendingCancellation(requests) !== undefined,
    once: subscription.once,
    duplicate: subscription.duplicate_of !== null,
    payments: state.payments.map((payment) => ({ ...payment, paidAt: paidAt.get(payment.id) })),
    withdrawnAt: latest('withdraw'),
    guaranteeAskedAt: latest('guarantee'),
    pauseChosen: isChosenPause(subscription, requests),
    opened: subscription.opened_at !== null,
    ...(subscription.trial_ends_at && { trial: { converted: !isOnTrial(subscription) } }),
  };
}
