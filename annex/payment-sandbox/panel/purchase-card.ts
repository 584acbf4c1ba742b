import { periodEnd } from '../../../core/plans/period-end.ts';
import { ACCESS, accessOfKey, ENDED_AT } from '../../../core/plans/provider-keys.ts';
import { day } from '../../../core/presentation/day.ts';
import { type Html, html } from '../../../core/presentation/html.ts';
import type { PaymentIntent } from '../objects/payment-intent.ts';
import { moneyOf } from '../pages/amount.ts';
import { actionsPath, amountForm, button, disputeActions, paidText, SETTLING } from './charge-parts.ts';
import type { PurchaseView } from './purchases.ts';

const STATUS_WORDS = {
  requires_payment_method: 'declined',
  requires_action: 'asked at the bank',
  processing: 'on its way',
  succeeded: 'paid',
  canceled: 'given up',
} as const;

export function purchaseCard(view: PurchaseView): Html {
  const { intent, email, product, offered, lastCharge } = view;
  const { id, status } = intent;
  const ended = endOf(intent);
  const actions = status === 'processing' ? SETTLING : disputeActions(view);
  return html`<li class="item" id="${id}">
<div class="head">
<h3>${email}</h3>
<span class="state ${ended === undefined ? status : 'canceled'}">${ended === undefined ? STATUS_WORDS[status] : 'ended'}</span>
</div>
<p>${product} · <code>${id}</code></p>
<dl>
<div><dt>Bought</dt><dd>${offered ? 'after an order, with its card' : 'on the payment page'}</dd></div>
<div><dt>Payment</dt><dd>${lastCharge ? paidText(view) : `none of ${moneyOf(intent, intent.amount)}`}</dd></div>
<div><dt>Opens what it is for</dt><dd>${accessText(intent, ended)}</dd></div>
</dl>
${actions.length > 0 && html`<form method="post" action="${actionsPath(id)}" aria-label="${email}: ${product}"><div class="buttons">${actions.map(button)}</div></form>`}
${amountForm(id, view)}
</li>`;
}

function endOf({ metadata: { [ENDED_AT]: at } }: PaymentIntent): number | undefined {
  return at === undefined ? undefined : Number(at) * 1000;
}

function accessText({ status, created, metadata }: PaymentIntent, ended: number | undefined): string {
  if (ended !== undefined) return `until ${day(ended, 'UTC')}, when it ended`;
  if (status !== 'succeeded') return 'not yet';
  const access = accessOfKey(metadata[ACCESS] ?? '');
  if (!access || access.unit === 'lifetime') return 'for ever';
  return `until ${day(periodEnd(access, created * 1000), 'UTC')}`;
}
