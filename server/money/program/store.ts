import { funnel } from '../../../content/funnel/index.ts';
import type { ProgramOrder } from '../../../core/api/program.ts';
import { validAnswers } from '../../../core/funnel/answers.ts';
import { type Diary, emptyDiary, mergeDiaries, wholeDiary } from '../../../core/program/diary.ts';
import { PAUSED } from '../../../core/subscriptions/change.ts';
import type { Db } from '../../platform/db/client.ts';
import { accessTo } from '../subscriptions/access.ts';
import { findPayments, type SubscriptionRow } from '../subscriptions/store.ts';

/** Of every order of a buyer. */
export async function findProgramOfBuyer(db: Db, email: string, now: Date): Promise<ProgramOrder | null> {
  const rows = await subscriptions(db).where('subscriptions.email', '=', email).execute();
  return newest(db, rows, now);
}

/** Of the orders of some attempts. */
export async function findProgramOfOrders(db: Db, attempts: readonly string[], now: Date): Promise<ProgramOrder | null> {
  if (attempts.length === 0) return null;
  return newest(db, await subscriptions(db).where('attempt_id', 'in', attempts).execute(), now);
}

function subscriptions(db: Db) {
  return db
    .selectFrom('subscriptions')
    .selectAll('subscriptions')
    .where('duplicate_of', 'is', null)
    .where('upsell', '=', false)
    .orderBy('started_at', 'desc')
    .orderBy('subscriptions.id');
}

/** An order that has ended is shown only where no other is open. */
async function newest(db: Db, rows: readonly SubscriptionRow[], now: Date): Promise<ProgramOrder | null> {
  let ended: ProgramOrder | null = null;
  for (const row of rows) {
    const order = await toProgramOrder(db, row, now);
    if (order.open) return order;
    ended ??= order;
  }
  return ended;
}

export async function findProgramOrder(db: Db, subscriptionId: string, now: Date): Promise<ProgramOrder | undefined> {
  const row = await subscriptions(db).where('subscriptions.id', '=', subscriptionId).executeTakeFirst();
  return row && toProgramOrder(db, row, now);
}

async function toProgramOrder(db: Db, row: SubscriptionRow, now: Date): Promise<ProgramOrder> {
  const { given, until } = accessTo(row, await findPayments(db, row.id), now);
  return {
    id: row.id,
    planId: row.plan_id,
    startedAt: (row.started_at ?? row.created_at).getTime(),
    open: given,
    until: until?.getTime() ?? null,
    renews: given && !row.cancel_at_period_end && row.status !== PAUSED,
    answers: await findAnswers(db, row.attempt_id),
    diary: (await findDiary(db, row.id)) ?? emptyDiary,
    hasAddress: await hasRow(db, 'program_calendars', row.id),
    hasWeeklyMail: await hasRow(db, 'program_mails', row.id),
  };
}

async function findAnswers(db: Db, attemptId: string | null): Promise<ProgramOrder['answers']> {
  if (attemptId === null) return null;
  const row = await db.selectFrom('submissions').select('answers').where('idempotency_key', '=', attemptId).executeTakeFirst();
  const answers = validAnswers(funnel, row?.answers ?? {});
  return Object.keys(answers).length > 0 ? answers : null;
}

function findDiary(db: Db, subscriptionId: string): Promise<Diary | undefined> {
  return db
    .selectFrom('program_diaries')
    .select('diary')
    .where('subscription_id', '=', subscriptionId)
    .executeTakeFirst()
    .then((row) => row && wholeDiary(row.diary));
}

/** Two devices at once wait for each other, so that neither loses what it noted. */
export async function saveDiary(db: Db, subscriptionId: string, noted: Diary, now: Date): Promise<Diary> {
  return db.transaction().execute(async (tx) => {
    await tx.selectFrom('subscriptions').select('id').where('id', '=', subscriptionId).forUpdate().execute();
    const merged = mergeDiaries((await findDiary(tx, subscriptionId)) ?? emptyDiary, noted);
    const row = { diary: JSON.stringify(merged), updated_at: now };
    await tx
      .insertInto('program_diaries')
      .values({ subscription_id: subscriptionId, ...row })
      .onConflict((conflict) => conflict.column('subscription_id').doUpdateSet(row))
      .execute();
    return merged;
  });
}

async function hasRow(db: Db, table: 'program_calendars' | 'program_mails', subscriptionId: string): Promise<boolean> {
  const row = await db
    .selectFrom(table)
    .select('subscription_id')
    .where('subscription_id', '=', subscriptionId)
    .executeTakeFirst();
  return row !== undefined;
}
