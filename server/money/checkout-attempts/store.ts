import { type Selectable, sql } from 'kysely';
import type { CheckoutSession } from '../../../adapters/payments/port.ts';
import type { OrderAttribution } from '../../../core/analytics/attribution.ts';
import { sellerOfConsent } from '../../../core/checkout/consent.ts';
import type { Seller } from '../../../core/checkout/seller.ts';
import type { Reduction } from '../../../core/offers/repetition.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Database } from '../../platform/db/schema.ts';
import { isOfFamily } from '../families/is-of-family.ts';
import { campaignColumns } from './campaign-columns.ts';

/** In the place of the browser of an order whose buyer was deleted. */
export const ERASED_VISITOR = 'erased';

/** Of a payment page. Longer than an attempt is reused, so that a page opened late is valid for at least half an hour. */
export const SESSION_LIFE_MS = 90 * 60 * 1000;

export type Attempt = Selectable<Database['checkout_attempts']>;

type NewAttempt = Pick<
  Attempt,
  'id' | 'visitor_id' | 'email' | 'plan_id' | 'currency' | 'due_now' | 'due_later' | 'digest' | 'created_at'
> & {
  readonly app_user_id?: string;
  readonly trial_days?: number | null;
  readonly code?: string | null;
  readonly edition?: string | null;
  readonly funnel?: string | null;
  readonly upsell_of?: string | null;
  readonly attribution?: OrderAttribution | undefined;
};

/** Undefined when the visitor already has an open attempt for this plan. */
export async function addAttempt(tx: Db, { attribution, ...attempt }: NewAttempt): Promise<Attempt | undefined> {
  return tx
    .insertInto('checkout_attempts')
    .values({
      ...attempt,
      attribution: attribution ? JSON.stringify(attribution) : null,
      ...(attribution && campaignColumns(attribution)),
      status: 'open',
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** By what the order costs less than the plan does. */
export function reductionOf({
  trial_days,
  code,
  due_now,
  due_later,
}: Pick<Attempt, 'trial_days' | 'code' | 'due_now' | 'due_later'>): Reduction | null {
  if (trial_days !== null) return 'trial';
  if (code !== null) return 'code';
  return due_now < due_later ? 'introductory' : null;
}

type Consent = { readonly kind: 'renewal' | 'adult'; readonly text: string; readonly version: string };

export async function addConsents(tx: Db, attempt: Attempt, consents: readonly Consent[]): Promise<void> {
  const { id: attempt_id, plan_id, currency, due_now, due_later } = attempt;
  await tx
    .insertInto('consent_records')
    .values(consents.map((consent) => ({ attempt_id, plan_id, currency, due_now, due_later, ...consent })))
    .execute();
}

/** The buyer agreed to it, and it stays the seller of what was ordered, whoever sells now. */
export async function findSeller(db: Db, attemptId: string): Promise<Seller> {
  const agreed = await db
    .selectFrom('consent_records')
    .select('version')
    .where('attempt_id', '=', attemptId)
    .where('kind', '=', 'renewal')
    .executeTakeFirst();
  return agreed ? sellerOfConsent(agreed.version) : 'shop';
}

export async function findAttempt(db: Db, id: string): Promise<Attempt | undefined> {
  return db.selectFrom('checkout_attempts').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function findAttemptOfSession(db: Db, sessionId: string): Promise<Attempt | undefined> {
  return db.selectFrom('checkout_attempts').selectAll().where('session_id', '=', sessionId).executeTakeFirst();
}

export async function findOpenAttempt(db: Db, visitorId: string, planId: string): Promise<Attempt | undefined> {
  return db
    .selectFrom('checkout_attempts')
    .selectAll()
    .where('visitor_id', '=', visitorId)
    .where('plan_id', '=', planId)
    .where('status', '=', 'open')
    .executeTakeFirst();
}

/** Of this browser's other plans. Only a session with elements has no page. */
export async function findOtherElements(db: Db, { id, visitor_id }: Attempt): Promise<readonly Attempt[]> {
  return db
    .selectFrom('checkout_attempts')
    .selectAll()
    .where('visitor_id', '=', visitor_id)
    .where('id', '!=', id)
    .where('status', '=', 'open')
    .where('processing_at', 'is', null)
    .where('session_id', 'is not', null)
    .where('session_url', 'is', null)
    .execute();
}

export function hasElements({ session_id, session_url }: Pick<Attempt, 'session_id' | 'session_url'>): boolean {
  return session_id !== null && session_url === null;
}

export async function findUnpaidAttempts(db: Db, visitorId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('checkout_attempts')
    .select('id')
    .where('visitor_id', '=', visitorId)
    .where('status', '!=', 'paid')
    .execute();
  return rows.map(({ id }) => id);
}

type AttemptedPayment = { readonly email: string; readonly amount: number; readonly at: Date };

/** Providers round times down to the second. */
const ROUNDING_MS = 1000;

/** The attempt that was open when its buyer tried to pay. */
export async function findAttemptedPayment(db: Db, { email, amount, at }: AttemptedPayment): Promise<Attempt | undefined> {
  return db
    .selectFrom('checkout_attempts')
    .selectAll()
    .where('email', '=', email)
    .where('due_now', '=', amount)
    .where('created_at', '<', new Date(at.getTime() + ROUNDING_MS))
    .where((row) => row.or([row('status', '=', 'open'), row('updated_at', '>=', at)]))
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
}

export async function findPendingSessions(db: Db, after: Date, before: Date): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('checkout_attempts')
    .select('session_id')
    .where('status', '=', 'open')
    .where('created_at', '>', after)
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(1000)
    .execute();
  return rows.flatMap(({ session_id }) => session_id ?? []);
}

/** False when the attempt was closed in the meantime. */
export async function attachSession(db: Db, id: string, session: CheckoutSession, at: Date): Promise<boolean> {
  const attached = await db
    .updateTable('checkout_attempts')
    .set({ session_id: session.id, session_url: session.url ?? null, updated_at: at })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .returning('id')
    .executeTakeFirst();
  return attached !== undefined;
}

/** False, and nothing is changed, when the attempt was paid or got another session after `seen` was read. */
export async function closeAttempt(db: Db, seen: Attempt, status: 'failed' | 'expired', at: Date): Promise<boolean> {
  const closed = await db
    .updateTable('checkout_attempts')
    .set({ status, updated_at: at })
    .where('id', '=', seen.id)
    .where('status', '=', 'open')
    .where('session_id', 'is not distinct from', seen.session_id)
    .returning('id')
    .executeTakeFirst();
  return closed !== undefined;
}

/** What somebody who has paid may not pay as well, of the same family of plans: the open pages of this browser, and those of other browsers for this address. */
export async function closeOtherAttempts(
  tx: Db,
  { id, visitor_id, email, plan_id }: Attempt,
  at: Date,
): Promise<readonly string[]> {
  const closed = await tx
    .updateTable('checkout_attempts')
    .set({ status: 'expired', updated_at: at })
    .where('id', '!=', id)
    .where('upsell_of', 'is', null)
    .where('status', '=', 'open')
    .where('processing_at', 'is', null)
    .where(isOfFamily(sql.ref('plan_id'), plan_id))
    .where((row) => row.or([row('visitor_id', '=', visitor_id), row('email', '=', email)]))
    .returning('session_id')
    .execute();
  return closed.flatMap(({ session_id }) => session_id ?? []);
}

export async function recordDecline(tx: Db, id: string, reason: string): Promise<void> {
  await tx
    .updateTable('checkout_attempts')
    .set((row) => ({ decline_reason: reason, declines: row('declines', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** False when it was known before, or is not open. */
export async function markProcessing(tx: Db, id: string, at: Date): Promise<boolean> {
  const marked = await tx
    .updateTable('checkout_attempts')
    .set({ processing_at: at, updated_at: at })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .where('processing_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return marked !== undefined;
}

/** A failed or expired attempt may still be paid; paid is final. */
export async function markPaid(tx: Db, id: string, at: Date): Promise<void> {
  await tx
    .updateTable('checkout_attempts')
    .set({ status: 'paid', updated_at: at })
    .where('id', '=', id)
    .where('status', '!=', 'paid')
    .execute();
}
