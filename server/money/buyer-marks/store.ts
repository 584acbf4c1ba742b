import { type RawBuilder, sql } from 'kysely';
import type { FailedPayments } from '../../../core/checkout/declines.ts';
import { NO_PAST, type PastOrders } from '../../../core/offers/repetition.ts';
import { DAY_MS } from '../../../core/time.ts';
import type { Db } from '../../platform/db/client.ts';
import { isAddressConfirmed } from '../../visitors/leads/confirmed-address.ts';
import { ERASED_VISITOR } from '../checkout-attempts/store.ts';
import { isOfFamily } from '../families/is-of-family.ts';
import { type BuyerMark, mailboxMark } from './marks.ts';

export async function saveMarks(tx: Db, attemptId: string, marks: readonly BuyerMark[]): Promise<void> {
  if (marks.length === 0) return;
  await tx
    .insertInto('buyer_marks')
    .values(marks.map((mark) => ({ attempt_id: attemptId, ...mark })))
    .onConflict((conflict) => conflict.columns(['attempt_id', 'mark']).doNothing())
    .execute();
}

export async function findMarks(db: Db, attemptId: string): Promise<readonly BuyerMark[]> {
  return db.selectFrom('buyer_marks').select(['kind', 'mark']).where('attempt_id', '=', attemptId).orderBy('mark').execute();
}

const RETURNS_MS = 365 * DAY_MS;

type PastOf = Readonly<Record<'mailbox' | 'card', PastOrders>>;
type PastOptions = {
  readonly exceptAttempt?: string | null;
  readonly buyer?: Buyer;
  readonly code?: string | undefined;
  /** A trial and an introductory price hold once for each family of plans. */
  readonly planId?: string;
};

/** The reduced price of the order `s`: one that was kept, and for its card one that was refused after its payment. */
const hadIt = sql<boolean>`(s.duplicate_of is null or (m.kind = 'card' and s.repetition is not null))`;

/**
 * Of other orders with these marks. An order that was refused after its payment is no return, and counts as reduced for its card.
 * Anybody can order under an address, so a mailbox answers neither for what was refused there nor for duplicates of others' cards and
 * browsers, and to its owner for none but their own orders.
 */
export async function readPast(
  db: Db,
  marks: readonly BuyerMark[],
  now: Date,
  { exceptAttempt = null, buyer, code, planId }: PastOptions = {},
): Promise<PastOf> {
  const isCounted = buyer ? sql`(m.kind = 'card' or ${isOfBuyer(buyer)})` : sql`true`;
  const isInFamily = planId === undefined ? sql`true` : isOfFamily(sql.ref('a.plan_id'), planId);
  const since = new Date(now.getTime() - RETURNS_MS);
  const { rows } = await sql<PastOrders & { kind: BuyerMark['kind'] }>`
    select m.kind,
      count(distinct s.id) filter (where a.trial_days is not null and ${isInFamily} and ${hadIt})::int as trial,
      count(distinct s.id) filter (where a.trial_days is null and a.code is null and a.due_now < a.due_later and ${isInFamily} and ${hadIt})::int as introductory,
      count(distinct s.id) filter (where a.code = ${code ?? null} and ${hadIt})::int as code,
      count(distinct s.id) filter (where s.excused_at is null and (
        (s.duplicate_of is not null and s.repetition is null and s.started_at > ${since} and (m.kind = 'card' or ${isOwn(exceptAttempt)}))
        or exists (select 1 from subscription_requests r where r.subscription_id = s.id and r.kind = 'withdraw' and r.created_at > ${since})
      ))::int as returned
    from buyer_marks m
    join checkout_attempts a on a.id = m.attempt_id
    join subscriptions s on s.attempt_id = a.id
    where ${isAmong(marks)} and a.id is distinct from ${exceptAttempt} and ${isCounted}
    group by m.kind`.execute(db);
  const of = (kind: BuyerMark['kind']) => rows.find((row) => row.kind === kind) ?? NO_PAST;
  return { mailbox: of('mailbox'), card: of('card') };
}

/** A buyer is a browser and the address that was typed there. `attemptId` is that of their order, once there is one. */
export type Buyer = { readonly visitorId: string; readonly email: string; readonly attemptId?: string };

/**
 * Of an order `a`: true for every browser that has not opened a link which was mailed to its address, since it may be anybody's. To the
 * owner of a mailbox an order is their own by the same browser, one that opened such a link too, or the same card, or once it was deleted.
 */
export function isOfBuyer({ visitorId, email, attemptId }: Buyer): RawBuilder<boolean> {
  return sql<boolean>`(
    not ${isAddressConfirmed(sql`${email}::text`, sql`${visitorId}::text`)}
    or a.visitor_id in (${visitorId}, ${ERASED_VISITOR})
    or ${isAddressConfirmed(sql`a.email`, sql`a.visitor_id`)}
    or exists (
      select 1 from buyer_marks mine join buyer_marks theirs on theirs.mark = mine.mark
      where mine.kind = 'card' and mine.attempt_id = ${attemptId ?? null} and theirs.attempt_id = a.id))`;
}

/** Paid with a card, or in a browser, that paid for an earlier order which this mailbox kept: one that is being judged proves nothing. */
const isOwn = (exceptAttempt: string | null) => sql<boolean>`exists (
  select 1 from subscriptions k
  join checkout_attempts ka on ka.id = k.attempt_id
  join buyer_marks km on km.attempt_id = ka.id and km.mark = m.mark
  where k.duplicate_of is null and ka.id is distinct from ${exceptAttempt} and (ka.visitor_id = a.visitor_id or exists (
    select 1 from buyer_marks own join buyer_marks other on other.mark = own.mark
    where own.kind = 'card' and own.attempt_id = ka.id and other.attempt_id = a.id)))`;

/** The latest other order of the person. */
export async function findLatestOrder(db: Db, marks: readonly BuyerMark[], exceptAttempt: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select s.id from buyer_marks m join subscriptions s on s.attempt_id = m.attempt_id
    where ${isAmong(marks)} and m.kind <> 'network' and m.attempt_id <> ${exceptAttempt}
    order by s.created_at desc, s.id limit 1`.execute(db);
  return rows[0]?.id;
}

/** Refused cards, and orders that were paid back as duplicates, of checkouts of a day. */
export async function readFailedPayments(
  db: Db,
  { visitorId, email, network }: FailingBuyer,
  now: Date,
): Promise<FailedPayments> {
  const since = new Date(now.getTime() - DAY_MS);
  const failed = (declines: RawBuilder<number>) => sql`coalesce(sum(${declines} + (s.duplicate_of is not null)::int), 0)::int`;
  const { rows } = await sql<FailedPayments>`
    select
      (select ${failed(sql`case when ${isContested} then 0 else a.declines end`)}
        from checkout_attempts a left join subscriptions s on s.attempt_id = a.id
        where a.visitor_id = ${visitorId} and a.created_at > ${since}) as browser,
      (select ${failed(sql`a.declines`)}
        from buyer_marks m join checkout_attempts a on a.id = m.attempt_id left join subscriptions s on s.attempt_id = a.id
        where m.mark = ${network ?? null} and m.kind = 'network' and a.created_at > ${since}) as network,
      (select count(*)::int from buyer_marks m join subscriptions s on s.attempt_id = m.attempt_id
        where m.mark = ${mailboxMark(email).mark} and s.duplicate_of is not null and s.created_at > ${since}
          and not ${isAddressConfirmed(sql`${email}::text`, sql`${visitorId}::text`)}) as duplicates`.execute(db);
  return rows[0] ?? { browser: 0, network: 0, duplicates: 0 };
}

type FailingBuyer = { readonly visitorId: string; readonly email: string; readonly network: string | undefined };

/** The provider names only address and amount of a refused card, so that one of a stranger's page counts for no browser. */
const isContested = sql<boolean>`exists (
  select 1 from checkout_attempts other
  where other.email = a.email and other.due_now = a.due_now and other.visitor_id <> a.visitor_id
    and other.created_at between a.created_at - interval '2 hours' and a.created_at + interval '2 hours')`;

function isAmong(marks: readonly BuyerMark[]) {
  return sql<boolean>`m.mark = any(${marks.map(({ mark }) => mark)}::text[])`;
}

/** What a person gave back until now is not held against them any more. */
export async function excuseReturns(tx: Db, email: string, at: Date): Promise<void> {
  await tx
    .updateTable('subscriptions')
    .set({ excused_at: at })
    .where('attempt_id', 'in', tx.selectFrom('buyer_marks').select('attempt_id').where('mark', '=', mailboxMark(email).mark))
    .execute();
}
