import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Payment, ProviderSubscription } from '../../../adapters/payments/port.ts';
import { policies } from '../../../content/policies.ts';
import type { Repetition } from '../../../core/offers/repetition.ts';
import { PAUSED, type PaymentState, RUNNING, type SubscriptionState } from '../../../core/subscriptions/change.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Database } from '../../platform/db/schema.ts';
import { type Buyer, isOfBuyer } from '../buyer-marks/store.ts';
import type { Attempt } from '../checkout-attempts/store.ts';
import { isOfFamily } from '../families/is-of-family.ts';

export type SubscriptionRow = Selectable<Database['subscriptions']>;
export type PaymentRow = Selectable<Database['payments']>;
export type BuyerRequest = Selectable<Database['subscription_requests']>;

export async function findSubscription(db: Db, id: string): Promise<SubscriptionRow | undefined> {
  return db.selectFrom('subscriptions').selectAll().where('id', '=', id).executeTakeFirst();
}

/** A duplicate does not count. */
export async function isPaidFor(tx: Db, attemptId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('subscriptions')
    .select('id')
    .where('attempt_id', '=', attemptId)
    .where('duplicate_of', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Newest first. */
export async function findPayments(db: Db, subscriptionId: string): Promise<readonly PaymentRow[]> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('subscription_id', '=', subscriptionId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Newest first. */
export async function findRequests(db: Db, subscriptionId: string): Promise<readonly BuyerRequest[]> {
  return db
    .selectFrom('subscription_requests')
    .selectAll()
    .where('subscription_id', '=', subscriptionId)
    .orderBy('created_at', 'desc')
    .execute();
}

/** By an address or a mark. Held until the transaction ends, so that concurrent snapshots and new subscriptions of a buyer do not cross. */
export async function lockBuyer(tx: Db, buyer: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${buyer}, 0))`.execute(tx);
}

export async function saveSubscription(tx: Db, attempt: Attempt, seen: ProviderSubscription, seenAt: Date): Promise<void> {
  const state = {
    status: seen.status,
    once: seen.once,
    upsell: attempt.upsell_of !== null,
    plan_id: seen.planId ?? attempt.plan_id,
    paid_plan_id: seen.paidPlanId ?? attempt.plan_id,
    paid_plan_amount: seen.paidPlanAmount,
    renewal_amount: seen.renewalAmount,
    recurring_amount: seen.recurringAmount === seen.renewalAmount ? null : seen.recurringAmount,
    regular_amount: seen.regular?.amount ?? null,
    regular_from: seen.regular?.from ?? null,
    started_at: seen.startedAt,
    trial_ends_at: attempt.trial_days === null ? null : (seen.trialEndsAt ?? null),
    current_period_start: seen.currentPeriodStart,
    current_period_end: seen.currentPeriodEnd ?? null,
    cancel_at_period_end: seen.cancelAtPeriodEnd,
    resumes_at: seen.resumesAt ?? null,
    ended_at: seen.endedAt ?? null,
    as_of: seenAt,
  };
  await tx
    .insertInto('subscriptions')
    .values({
      id: seen.id,
      attempt_id: attempt.id,
      customer_id: seen.customerId,
      email: attempt.email,
      currency: seen.currency,
      first_amount: attempt.due_now,
      ...state,
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(state))
    .execute();
}

/** With the first charge after its trial. */
export async function markConverted(tx: Db, id: string): Promise<void> {
  const charged = sql<Date | null>`(select min(paid_at) from payments
    where subscription_id = ${id} and reason = 'renewal' and status = 'paid' and amount_paid > 0)`;
  await tx
    .updateTable('subscriptions')
    .set({ converted_at: charged })
    .where('id', '=', id)
    .where('trial_ends_at', 'is not', null)
    .where('converted_at', 'is', null)
    .execute();
}

/** Until the first charge after its trial it brings no revenue. */
export function isOnTrial({ trial_ends_at, converted_at }: Pick<SubscriptionRow, 'trial_ends_at' | 'converted_at'>): boolean {
  return trial_ends_at !== null && converted_at === null;
}

export async function savePayments(tx: Db, subscriptionId: string, payments: readonly Payment[]): Promise<void> {
  if (payments.length === 0) return;
  await tx
    .insertInto('payments')
    .values(payments.map((payment) => paymentRow(subscriptionId, payment)))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({
        status: row.ref('excluded.status'),
        amount_due: row.ref('excluded.amount_due'),
        amount_paid: row.ref('excluded.amount_paid'),
        amount_refunded: row.ref('excluded.amount_refunded'),
        tax: row.ref('excluded.tax'),
        charge_id: row.ref('excluded.charge_id'),
        card_kind: withCharge('card_kind'),
        card_country: withCharge('card_country'),
        dispute: row.ref('excluded.dispute'),
        dispute_amount: row.ref('excluded.dispute_amount'),
        dispute_due_at: row.ref('excluded.dispute_due_at'),
        next_try_at: row.ref('excluded.next_try_at'),
        tries: row.ref('excluded.tries'),
        needs: row.ref('excluded.needs'),
        number: row.ref('excluded.number'),
        document_url: row.ref('excluded.document_url'),
        paid_at: row.ref('excluded.paid_at'),
      })),
    )
    .execute();
}

/** Written once, when the charge becomes known: after its buyer is forgotten, later news must not bring it back. */
function withCharge(column: 'card_kind' | 'card_country') {
  return sql<
    string | null
  >`case when payments.charge_id is null then ${sql.ref(`excluded.${column}`)} else ${sql.ref(`payments.${column}`)} end`;
}

function paymentRow(subscriptionId: string, payment: Payment): PaymentRow {
  return {
    id: payment.id,
    subscription_id: subscriptionId,
    reason: payment.reason,
    status: payment.status,
    currency: payment.currency,
    amount_due: payment.amountDue,
    amount_paid: payment.amountPaid,
    amount_refunded: payment.amountRefunded,
    tax: payment.tax,
    charge_id: payment.chargeId ?? null,
    card_kind: payment.card?.kind ?? null,
    card_country: payment.card?.country ?? null,
    dispute: payment.dispute ?? null,
    dispute_amount: payment.disputeAmount ?? null,
    dispute_due_at: payment.disputeDueAt ?? null,
    next_try_at: payment.nextTryAt ?? null,
    tries: payment.tries,
    needs: payment.needs ?? null,
    number: payment.number ?? null,
    document_url: payment.documentUrl ?? null,
    created_at: payment.createdAt,
    paid_at: payment.paidAt ?? null,
  };
}

export function stateOf(row: SubscriptionRow, payments: readonly PaymentRow[]): SubscriptionState {
  return {
    status: row.status,
    planId: row.plan_id,
    // An order that is paid once was not cancelled.
    cancelAtPeriodEnd: row.cancel_at_period_end && !row.once,
    payments: payments.map(paymentStateOf),
  };
}

export function paymentStateOf(payment: PaymentRow): PaymentState & { readonly createdAt: number } {
  return {
    id: payment.id,
    reason: payment.reason,
    status: payment.status,
    amountPaid: payment.amount_paid,
    amountRefunded: payment.amount_refunded,
    dispute: payment.dispute ?? undefined,
    disputeAmount: payment.dispute_amount ?? undefined,
    triesLeft: payment.next_try_at === null ? undefined : policies.renewalTries - (payment.tries ?? 0),
    createdAt: payment.created_at.getTime(),
  };
}

/** `lostAmount` of the rules, in SQL, of the payments with this alias. */
export function lostAmountOf(alias: string): RawBuilder<number> {
  return sql`(case when ${sql.ref(`${alias}.dispute`)} = 'lost' then ${disputedAmountOf(alias)} else 0 end)`;
}

/** What a dispute that is not won is about. */
export function disputedAmountOf(alias: string): RawBuilder<number> {
  const rest = sql`${sql.ref(`${alias}.amount_paid`)} - ${sql.ref(`${alias}.amount_refunded`)}`;
  return sql`least(coalesce(${sql.ref(`${alias}.dispute_amount`)}, ${rest}), ${rest})`;
}

/** The running subscriptions that were bought in this browser, under whatever address. */
/** Of the family of this plan. */
export async function findRunningIn(
  db: Db,
  visitorId: string,
  planId: string,
): Promise<readonly Pick<SubscriptionRow, 'plan_id' | 'email' | 'once'>[]> {
  return db
    .selectFrom('subscriptions')
    .innerJoin('checkout_attempts', 'checkout_attempts.id', 'subscriptions.attempt_id')
    .select(['subscriptions.plan_id', 'subscriptions.email', 'subscriptions.once'])
    .where('checkout_attempts.visitor_id', '=', visitorId)
    .where('subscriptions.status', 'in', RUNNING)
    .where('duplicate_of', 'is', null)
    .where('upsell', '=', false)
    .where(isOfFamily(sql.ref('subscriptions.plan_id'), planId))
    .execute();
}

/** Another one, of the same family of plans. */
export async function findRunningOf(
  tx: Db,
  buyer: Buyer,
  { id: exceptId, planId }: { readonly id: string; readonly planId: string },
): Promise<SubscriptionRow | undefined> {
  return tx
    .selectFrom('subscriptions')
    .leftJoin('checkout_attempts as a', 'a.id', 'attempt_id')
    .selectAll('subscriptions')
    .where('subscriptions.email', '=', buyer.email)
    .where('subscriptions.id', '!=', exceptId)
    .where('subscriptions.status', 'in', RUNNING)
    .where('duplicate_of', 'is', null)
    .where('upsell', '=', false)
    .where(isOfFamily(sql.ref('subscriptions.plan_id'), planId))
    .where(sql<boolean>`(a.id is null or ${isOfBuyer(buyer)})`)
    .orderBy('started_at')
    .executeTakeFirst();
}

export async function markDuplicate(tx: Db, id: string, of: string): Promise<void> {
  await tx.updateTable('subscriptions').set({ duplicate_of: of }).where('id', '=', id).execute();
}

export async function markRepetition(tx: Db, id: string, repetition: Repetition): Promise<void> {
  await tx.updateTable('subscriptions').set({ repetition }).where('id', '=', id).execute();
}

export async function findOverdue(db: Db, before: Date): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('status', 'in', RUNNING)
    .where('current_period_end', '<', before)
    .where((row) => row.or([row('status', '!=', PAUSED), row('resumes_at', 'is', null), row('resumes_at', '<', before)]))
    .orderBy('current_period_end')
    .limit(500)
    .execute();
  return rows.map(({ id }) => id);
}

export async function findRenewing(db: Db, from: Date, until: Date): Promise<readonly SubscriptionRow[]> {
  return db
    .selectFrom('subscriptions')
    .selectAll()
    .where('status', 'in', ['active', 'trialing'])
    .where('cancel_at_period_end', '=', false)
    .where('current_period_end', '>', from)
    .where('current_period_end', '<', until)
    .where((row) => row.or([row('reminded_for', 'is', null), row('reminded_for', '!=', row.ref('current_period_end'))]))
    .orderBy('current_period_end')
    .limit(1000)
    .execute();
}

/** Paused ones that go on within this time, of which nobody was reminded yet. */
export async function findEndingPauses(db: Db, from: Date, until: Date): Promise<readonly SubscriptionRow[]> {
  return paused(db)
    .where('resumes_at', '>', from)
    .where('resumes_at', '<', until)
    .where((row) => row.or([row('reminded_for', 'is', null), row('reminded_for', '!=', row.ref('resumes_at'))]))
    .execute();
}

export async function findEndedPauses(db: Db, now: Date): Promise<readonly SubscriptionRow[]> {
  return paused(db).where('resumes_at', '<=', now).execute();
}

function paused(db: Db) {
  return db
    .selectFrom('subscriptions')
    .selectAll()
    .where('status', '=', PAUSED)
    .where('cancel_at_period_end', '=', false)
    .orderBy('resumes_at')
    .limit(1000);
}

/** `day`: of what somebody is reminded. False when a concurrent job was first. */
export async function markReminded(tx: Db, id: string, day: Date): Promise<boolean> {
  const marked = await tx
    .updateTable('subscriptions')
    .set({ reminded_for: day })
    .where('id', '=', id)
    .where('reminded_for', 'is distinct from', day)
    .returning('id')
    .executeTakeFirst();
  return marked !== undefined;
}
