import { consent } from '../../content/pages/checkout.ts';
import { manageCopy } from '../../content/pages/manage.ts';
import { plans } from '../../content/plans.ts';
import type { ManagedSubscription } from '../../core/api/managed-subscription.ts';
import { findPlan, planTitle } from '../../core/plans/plan.ts';
import { day } from '../../core/presentation/day.ts';
import { fill } from '../../core/presentation/fill.ts';
import { money } from '../../core/presentation/money.ts';
import type { EndReason } from '../../core/subscriptions/end-reason.ts';

const { overview: copy } = manageCopy;

export function periodOf(id: string): string {
  const plan = findPlan(plans, id);
  return plan ? consent.periods[plan.interval] : '';
}

/** The bank decides about the payment that a withdrawal would bring back. */
export function isFirstDisputed(payments: ManagedSubscription['payments']): boolean {
  return payments.some(({ reason, disputed }) => reason === 'first' && disputed !== null);
}

export function statusSentence(subscription: ManagedSubscription): string {
  if (subscription.state === 'paused') return pauseSentence(subscription);
  const { planId, until, currency, renewalAmount, regular, periodEnd, endedAt, withdrawnAt, unpaidSince, state } = subscription;
  const at = { ended: endedAt ?? periodEnd, withdrawn: withdrawnAt, running: periodEnd, ending: periodEnd }[state as 'ended'];
  return fill(copy.sentences[sentenceFor(subscription)], {
    day: at ? day(at) : '',
    since: unpaidSince === null ? '' : day(unpaidSince),
    price: money(renewalAmount, currency),
    regular: regular ? money(regular.amount, currency) : '',
    from: regular ? day(regular.from) : '',
    period: periodOf(planId),
    plan: planTitle(plans, planId),
    until: until ? planTitle(plans, until.planId) : '',
  });
}

function pauseSentence({ openUntil, resumesAt }: ManagedSubscription): string {
  const { paused, pausedUntil, openInPause, closedInPause } = copy.sentences;
  const pause = resumesAt === null ? paused : fill(pausedUntil, { resumes: day(resumesAt) });
  return `${pause} ${openUntil === null ? closedInPause : fill(openInPause, { day: day(openUntil) })}`;
}

function sentenceFor({
  state,
  until,
  unpaidSince,
  regular,
  endReason,
  payments,
}: ManagedSubscription): keyof typeof copy.sentences {
  if (state === 'withdrawn' && isFirstDisputed(payments)) return 'withdrawnDisputed';
  if (state === 'failing' && payments.some(({ needs }) => needs === 'confirmation')) return 'unconfirmed';
  if (state === 'ended') return ENDED[endReason ?? 'chosen'];
  if (state === 'ending' && endReason === 'disputed') return 'endingDisputed';
  if (unpaidSince !== null && state === 'ending') return 'endingUnpaid';
  if (state !== 'running') return state;
  if (until) return regular ? 'changingDiscounted' : 'changing';
  if (unpaidSince !== null) return regular ? 'renewingDiscounted' : 'renewing';
  return regular ? 'discounted' : 'running';
}

const ENDED = {
  chosen: 'ended',
  unpaid: 'endedUnpaid',
  refunded: 'endedRefunded',
  disputed: 'endedDisputed',
} as const satisfies Readonly<Record<EndReason, keyof typeof copy.sentences>>;
