import { REMINDER_AHEAD_MS, reminderDue } from '../../../core/subscriptions/reminder.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import { findAttempt } from '../checkout-attempts/store.ts';
import { regularFacts } from './change-mail.ts';
import { isChosenPause } from './pause.ts';
import { planPaidFor } from './plan.ts';
import {
  findEndingPauses,
  findPayments,
  findRenewing,
  findRequests,
  isOnTrial,
  markReminded,
  type PaymentRow,
  type SubscriptionRow,
} from './store.ts';

type ReminderDeps = { readonly db: Db; readonly queue: Queue; readonly now: () => Date };

export async function sendReminders(deps: ReminderDeps): Promise<void> {
  await remindOfRenewals(deps);
  await remindOfPauses(deps);
}

/** Before the day on which a pause ends and is charged. */
async function remindOfPauses({ db, queue, now }: ReminderDeps): Promise<void> {
  const at = now();
  for (const subscription of await findEndingPauses(db, at, new Date(at.getTime() + REMINDER_AHEAD_MS))) {
    const { id, email: to, plan_id: planId, currency, renewal_amount: amount, resumes_at } = subscription;
    if (!resumes_at || !isChosenPause(subscription, await findRequests(db, id))) continue;
    const facts = { planId, currency, amount, resumesOn: resumes_at.toISOString() };
    await db.transaction().execute(async (tx) => {
      if (!(await markReminded(tx, id, resumes_at))) return;
      await queue.add(tx, 'mail', { template: 'pause-ending', to, facts }, { key: `${id}:pause-ending:${facts.resumesOn}` });
    });
  }
}

async function remindOfRenewals({ db, queue, now }: ReminderDeps): Promise<void> {
  const at = now();
  for (const subscription of await findRenewing(db, at, new Date(at.getTime() + REMINDER_AHEAD_MS))) {
    const renewsOn = subscription.current_period_end;
    const lastAmount = lastAmountOf(subscription, await findPayments(db, subscription.id));
    if (!renewsOn || !reminderDue(renewing(subscription, renewsOn, lastAmount), at.getTime())) continue;
    const isReduced = subscription.first_amount < subscription.renewal_amount && isFirstPeriod(subscription);
    const trial = isOnTrial(subscription);
    const introductory = !trial && isReduced && !(await isWithCode(db, subscription));
    const keepsPlan = planPaidFor({ subscription }) === subscription.plan_id;
    const facts = {
      planId: subscription.plan_id,
      currency: subscription.currency,
      amount: subscription.renewal_amount,
      renewsOn: renewsOn.toISOString(),
      introductory,
      ...(trial && { trial }),
      discountOver: !trial && !introductory && keepsPlan && lastAmount < subscription.renewal_amount,
      ...regularFacts(subscription),
    };
    await db.transaction().execute(async (tx) => {
      if (!(await markReminded(tx, subscription.id, renewsOn))) return;
      const key = `${subscription.id}:renewal-reminder:${facts.renewsOn}`;
      await queue.add(tx, 'mail', { template: 'renewal-reminder', to: subscription.email, facts }, { key });
    });
  }
}

async function isWithCode(db: Db, { attempt_id: attemptId }: SubscriptionRow): Promise<boolean> {
  const attempt = attemptId === null ? undefined : await findAttempt(db, attemptId);
  return attempt !== undefined && attempt.code !== null;
}

function isFirstPeriod({ started_at, current_period_start }: SubscriptionRow): boolean {
  return started_at?.getTime() === current_period_start?.getTime();
}

/** Less the tax, which comes on top of what was agreed. */
function lastAmountOf({ first_amount }: SubscriptionRow, payments: readonly PaymentRow[]): number {
  const last = payments.find(({ reason, status }) => reason !== 'change' && status === 'paid');
  return last ? last.amount_paid - last.tax : first_amount;
}

function renewing(subscription: SubscriptionRow, periodEnd: Date, lastAmount: number) {
  const startedAt = (subscription.started_at ?? subscription.created_at).getTime();
  return {
    startedAt,
    periodStart: subscription.current_period_start?.getTime() ?? startedAt,
    periodEnd: periodEnd.getTime(),
    remindedFor: subscription.reminded_for?.getTime(),
    lastAmount,
    renewalAmount: subscription.renewal_amount,
  };
}
