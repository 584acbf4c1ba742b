import { sql } from 'kysely';
import { weekNews } from '../../../content/mails/plan.ts';
import { knowledge } from '../../../content/skincare/knowledge.ts';
import type { ProgramOrder } from '../../../core/api/program.ts';
import type { MailFacts } from '../../../core/mails/mail-facts.ts';
import { DAYS_A_WEEK } from '../../../core/program/calendar.ts';
import { createProgram } from '../../../core/program/create-program.ts';
import { followDiary } from '../../../core/program/follow-diary.ts';
import { RUNNING } from '../../../core/subscriptions/change.ts';
import { DAY_MS } from '../../../core/time.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Handlers, Queue } from '../../platform/jobs/queue.ts';
import { planLink } from './plan-links.ts';
import { findProgramOrder } from './store.ts';

const WEEK_MS = DAYS_A_WEEK * DAY_MS;

export type WeeklyMailDeps = {
  readonly db: Db;
  readonly publicUrl: URL;
  readonly queue: Queue;
  /** Sends at once, so that no link stands in the queue. */
  readonly mail: Handlers['mail'];
  readonly now: () => Date;
};

/** The first mail comes with the next week. */
export async function startWeeklyMail(db: Db, { id, startedAt }: ProgramOrder, now: Date): Promise<void> {
  await db
    .insertInto('program_mails')
    .values({ subscription_id: id, mailed_week: weekAt(startedAt, now) })
    .onConflict((conflict) => conflict.column('subscription_id').doNothing())
    .execute();
}

export async function endWeeklyMail(db: Db, subscriptionId: string): Promise<void> {
  await db.deleteFrom('program_mails').where('subscription_id', '=', subscriptionId).execute();
}

/** By the link in a mail. An unknown token ends nothing. */
export async function endWeeklyMailByToken(db: Db, token: string): Promise<void> {
  await db.deleteFrom('program_mails').where('unsubscribe_token', '=', token).execute();
}

export function weeklyMailJobs(deps: WeeklyMailDeps): Pick<Handlers, 'weekly-mails' | 'week-mail'> {
  return {
    'weekly-mails': () => enqueueWeekMails(deps),
    'week-mail': (data, job) => sendWeekMail(deps, data, job),
  };
}

/** Once for each week of a running subscription, counted from the hour of its order. */
async function enqueueWeekMails({ db, queue, now }: WeeklyMailDeps): Promise<void> {
  const startedAt = sql<Date>`coalesce(subscriptions.started_at, subscriptions.created_at)`;
  const week = sql<number>`1 + floor(extract(epoch from ${now()}::timestamptz - ${startedAt}) / ${WEEK_MS / 1000})`;
  const due = await db
    .selectFrom('program_mails')
    .innerJoin('subscriptions', 'subscriptions.id', 'subscription_id')
    .select(['subscription_id', startedAt.as('started_at')])
    .where('subscriptions.status', 'in', RUNNING)
    .where('mailed_week', '<', week)
    .execute();
  for (const { subscription_id: subscriptionId, started_at } of due) {
    const due = weekAt(started_at.getTime(), now());
    await db.transaction().execute(async (tx) => {
      if (await markMailed(tx, subscriptionId, due)) await queue.add(tx, 'week-mail', { subscriptionId, week: due });
    });
  }
}

async function markMailed(tx: Db, subscriptionId: string, week: number): Promise<boolean> {
  const marked = await tx
    .updateTable('program_mails')
    .set({ mailed_week: week })
    .where('subscription_id', '=', subscriptionId)
    .where('mailed_week', '<', week)
    .returning('subscription_id')
    .executeTakeFirst();
  return marked !== undefined;
}

/** Reads everything when it runs: access, address and choice may be others than when it was added. */
async function sendWeekMail(
  deps: WeeklyMailDeps,
  { subscriptionId, week }: { readonly subscriptionId: string; readonly week: number },
  job: Parameters<Handlers['week-mail']>[1],
): Promise<void> {
  const { db, mail, now } = deps;
  const choice = await db
    .selectFrom('program_mails')
    .innerJoin('subscriptions', 'subscriptions.id', 'subscription_id')
    .selectAll('subscriptions')
    .select('unsubscribe_token')
    .where('subscription_id', '=', subscriptionId)
    .executeTakeFirst();
  const order = choice && (await findProgramOrder(db, subscriptionId, now()));
  if (!choice || !order?.open || weekAt(order.startedAt, now()) !== week) return;
  const link = await planLink(deps, choice);
  const facts = { week, ...newsOf(order, week), ...link, unsubscribeToken: choice.unsubscribe_token };
  await mail({ template: 'plan-week', to: choice.email, facts }, job);
}

/** In general words: nothing of what was answered. */
function newsOf({ answers, diary }: ProgramOrder, week: number): Pick<MailFacts['plan-week'], 'news'> {
  if (!answers) return {};
  const { calendar } = followDiary(createProgram(knowledge, { answers }), diary).program;
  const isLater = week * DAYS_A_WEEK > calendar.length;
  const days = isLater ? calendar.slice(-DAYS_A_WEEK) : calendar.slice((week - 1) * DAYS_A_WEEK, week * DAYS_A_WEEK);
  if (!isLater && days.some(({ starts }) => starts)) return { news: weekNews.starts };
  return { news: days.some(({ morning, evening }) => morning.length + evening.length > 0) ? weekNews.active : weekNews.basics };
}

function weekAt(startedAt: number, now: Date): number {
  return 1 + Math.floor((now.getTime() - startedAt) / WEEK_MS);
}
