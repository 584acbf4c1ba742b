import { consent } from '../../content/pages/checkout.ts';
import { manageCopy } from '../../content/pages/manage.ts';
import { plans } from '../../content/plans.ts';
import type { ManagedPayment, ManagedSubscription } from '../../core/api/managed-subscription.ts';
import { chargesOf } from '../../core/checkout/charges.ts';
import { amountsOf } from '../../core/checkout/terms.ts';
import { periodText } from '../../core/plans/period.ts';
import { findPlan, planTitle } from '../../core/plans/plan.ts';
import { day } from '../../core/presentation/day.ts';
import { fill } from '../../core/presentation/fill.ts';
import { money } from '../../core/presentation/money.ts';
import type { EndReason } from '../../core/subscriptions/end-reason.ts';

const { overview: copy } = manageCopy;

export function periodOf(id: string): string {
  const plan = findPlan(plans, id);
  return plan && !plan.once ? periodText(consent.periods, plan.period) : '';
}

/** The bank decides about the payment that a withdrawal would bring back. */
export function isFirstDisputed(payments: ManagedSubscription['payments']): boolean {
  return payments.some(({ reason, disputed }) => reason === 'first' && disputed !== null);
}

/** The payment that could not be charged, of a plan that waits for it. */
export function failedPayment({ state, payments }: ManagedSubscription): ManagedPayment | undefined {
  return state === 'failing' || state === 'paused' ? payments.find(({ needs }) => needs !== null) : undefined;
}

export function statusSentence(subscription: ManagedSubscription): string {
  if (subscription.state === 'paused') return pauseSentence(subscription);
  const { planId, until, currency, renewalAmount, regular, periodEnd, endedAt, withdrawnAt, unpaidSince, state } = subscription;
  const failed = failedPayment(subscription);
  const at = { ended: endedAt ?? periodEnd, withdrawn: withdrawnAt, running: periodEnd, ending: periodEnd }[state as 'ended'];
  return fill(copy.sentences[sentenceFor(subscription)], {
    day: at ? day(at) : '',
    since: unpaidSince === null ? '' : day(unpaidSince),
    price: money(failed?.amount ?? renewalAmount, currency),
    retry: failed?.nextTryAt ? day(failed.nextTryAt) : '',
    regular: regular ? money(regular.amount, currency) : '',
    from: regular ? day(regular.from) : '',
    period: periodOf(planId),
    plan: planTitle(plans, planId),
    until: until ? planTitle(plans, until.planId) : '',
  });
}

/** Of the dialog that cancels. */
export function cancelSentence({ state, periodEnd, unpaidSince }: ManagedSubscription): string {
  const { text, textUnpaid, textPaused } = manageCopy.cancel;
  return fill(state === 'paused' ? textPaused : unpaidSince === null ? text : textUnpaid, {
    day: periodEnd === null ? '' : day(periodEnd),
    since: unpaidSince === null ? '' : day(unpaidSince),
  });
}

/** Of the dialog that withdraws. */
export function withdrawSentence({ payments, startedAt, currency, can }: ManagedSubscription): string {
  const { text, textDisputed, textFree } = manageCopy.withdraw;
  return fill(isFirstDisputed(payments) ? textDisputed : can.withdrawAmount === 0 ? textFree : text, {
    day: day(startedAt),
    price: money(can.withdrawAmount, currency),
  });
}

function pauseSentence(subscription: ManagedSubscription): string {
  const { planId, currency, renewalAmount, openUntil, resumesAt } = subscription;
  const { openInPause, closedInPause } = copy.sentences;
  const pause = fill(copy.sentences[pauseSentenceFor(subscription)], {
    resumes: resumesAt === null ? '' : day(resumesAt),
    price: money(failedPayment(subscription)?.amount ?? renewalAmount, currency),
    period: periodOf(planId),
  });
  return `${pause} ${openUntil === null ? closedInPause : fill(openInPause, { day: day(openUntil) })}`;
}

function pauseSentenceFor(subscription: ManagedSubscription): keyof typeof copy.sentences {
  const { resumesAt, resumption } = subscription;
  if (failedPayment(subscription)) return 'pausedUnpaid';
  if (resumesAt === null) return 'paused';
  return resumption === null ? 'pausedUntil' : 'pausedChosen';
}

export type OfferedDiscount = NonNullable<ManagedSubscription['alternatives']['discount']>;

export function discountCopy({ charges }: OfferedDiscount): { readonly title: string; readonly text: string } {
  const { title, text } = manageCopy.alternatives.discount;
  const number = charges === 1 ? 'one' : 'many';
  return { title: title[number], text: text[number] };
}

/** The places of its sentences. */
export function discountText({ percent, charges, terms }: OfferedDiscount, planId: string, periodEnd: number) {
  const regular = chargesOf(terms, periodEnd, charges + 1).at(-1);
  return {
    amounts: amountsOf(terms),
    words: {
      percent: String(percent),
      charges: String(charges),
      day: day(periodEnd),
      from: day(regular?.at ?? periodEnd),
      period: periodOf(planId),
    },
  };
}

/** '1 month' or '3 months'. */
export function monthsText(months: number): string {
  return months === 1 ? manageCopy.months.one : fill(manageCopy.months.many, { count: String(months) });
}

function sentenceFor(subscription: ManagedSubscription): keyof typeof copy.sentences {
  const { state, until, unpaidSince, regular, trial, endReason, payments, once, periodEnd } = subscription;
  if (state === 'withdrawn' && isFirstDisputed(payments)) return 'withdrawnDisputed';
  if (state === 'withdrawn' && trial) return 'withdrawnTrial';
  if (state === 'withdrawn' && once) return 'withdrawnOnce';
  if ((state === 'duplicate' || state === 'refused') && trial && payments.length === 0) return 'endedFree';
  if (state === 'failing') return failureSentenceFor(failedPayment(subscription));
  if (state === 'ended') return ENDED[endReason ?? 'chosen'];
  if (state === 'ending' && endReason === 'disputed') return 'endingDisputed';
  if (unpaidSince !== null && state === 'ending') return 'endingUnpaid';
  if (state !== 'running') return state;
  if (once) return periodEnd === null ? 'onceEndless' : 'once';
  if (trial?.runs) return 'trial';
  if (until) return regular ? 'changingDiscounted' : 'changing';
  if (unpaidSince !== null) return regular ? 'renewingDiscounted' : 'renewing';
  return regular ? 'discounted' : 'running';
}

function failureSentenceFor(failed: ManagedPayment | undefined): keyof typeof copy.sentences {
  if (failed?.needs === 'confirmation') return 'unconfirmed';
  return failed?.nextTryAt ? 'failingUntil' : 'failing';
}

const ENDED = {
  chosen: 'ended',
  unpaid: 'endedUnpaid',
  refunded: 'endedRefunded',
  disputed: 'endedDisputed',
} as const satisfies Readonly<Record<EndReason, keyof typeof copy.sentences>>;
