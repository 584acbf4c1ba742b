import { day } from '../../../core/presentation/day.ts';
import { type Html, html } from '../../../core/presentation/html.ts';
import { moneyOf } from '../pages/amount.ts';
import { actionsPath, amountForm, button, disputeActions, type PanelAction, paidText, SETTLING } from './charge-parts.ts';
import type { SubscriptionView } from './overview.ts';

const STATUS_WORDS = {
  incomplete: 'first payment open',
  trialing: 'in its trial',
  active: 'active',
  past_due: 'payment failed',
  paused: 'paused',
  canceled: 'ended',
} as const;

export function subscriptionCard(view: SubscriptionView): Html {
  const { subscription, email, product } = view;
  const { id, status } = subscription;
  return html`<li class="item" id="${id}">
<div class="head">
<h3>${email}</h3>
<span class="state ${status}">${STATUS_WORDS[status]}</span>
</div>
<p>${product} · <code>${id}</code></p>
<dl>
<div><dt>Next</dt><dd>${next(view)}</dd></div>
<div><dt>Last payment</dt><dd>${paidText(view)}</dd></div>
<div><dt>Its clock</dt><dd>${clock(view)}</dd></div>
</dl>
<form method="post" action="${actionsPath(id)}" aria-label="${email}">
<div class="buttons">${actions(view).map(button)}</div>
</form>
${amountForm(id, view)}
</li>`;
}

function actions(view: SubscriptionView): PanelAction[] {
  const { subscription, openInvoice, draft, pendingCharge } = view;
  const { status, cancel_at } = subscription;
  const running = status !== 'canceled';
  const renews = running && status !== 'paused' && (draft !== undefined || (status !== 'past_due' && cancel_at === null));
  return [
    ...(renews && !draft ? [{ value: 'begin', label: 'Begin renewal' }] : []),
    ...(renews
      ? [
          { value: 'renew', label: 'Renew now' },
          { value: 'fail', label: 'Fail renewal' },
        ]
      : []),
    ...(running && openInvoice && !pendingCharge ? [{ value: 'pay', label: 'Pay the failed one' }] : []),
    ...(running && openInvoice?.next_payment_attempt ? [{ value: 'again', label: 'Fail it again' }] : []),
    ...(running && pendingCharge ? SETTLING : []),
    ...(status === 'active' ? [{ value: 'pause', label: 'Pause' }] : []),
    ...(status === 'paused' ? [{ value: 'resume', label: 'Resume' }] : []),
    ...(running
      ? [
          { value: 'advance', label: 'Advance by a period' },
          { value: 'discount', label: 'Half price for 3 months' },
        ]
      : []),
    ...disputeActions(view),
    ...(running ? [{ value: 'cancel', label: 'Cancel' }] : []),
  ];
}

function next({ subscription, openInvoice, draft }: SubscriptionView): string {
  const [item] = subscription.items.data;
  const date = (at: number) => day(at * 1000, 'UTC');
  if (subscription.ended_at) return `nothing: it ended on ${date(subscription.ended_at)}`;
  if (subscription.status === 'paused') return 'nothing while it is paused';
  if (draft) return `${moneyOf(draft, draft.amount_due)} within the hour, by a draft of ${date(draft.created)}`;
  if (subscription.cancel_at !== null) return `ends on ${date(subscription.cancel_at)}`;
  if (openInvoice?.next_payment_attempt) {
    return `${moneyOf(openInvoice, openInvoice.amount_remaining)} is tried again on ${date(openInvoice.next_payment_attempt)}`;
  }
  return `${moneyOf(subscription, item.price.unit_amount * item.quantity)} on ${date(item.current_period_end)}`;
}

function clock({ ahead, clock: at }: SubscriptionView): string {
  const days = Math.round(ahead / 86_400);
  return days === 0 ? 'today' : `${day(at * 1000, 'UTC')}, ${days} days ahead`;
}
