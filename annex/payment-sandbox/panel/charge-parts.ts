import { day } from '../../../core/presentation/day.ts';
import { type Html, html } from '../../../core/presentation/html.ts';
import type { Charge } from '../objects/charge.ts';
import type { Dispute } from '../objects/dispute.ts';
import { moneyOf } from '../pages/amount.ts';

/** The last payment of an order. */
export type ChargeView = {
  readonly lastCharge: Charge | undefined;
  readonly dispute: Dispute | undefined;
};

export type PanelAction = { readonly value: string; readonly label: string };

/** Of an order, whatever its kind. */
export function actionsPath(id: string): string {
  return `/sandbox/panel/subscriptions/${id}`;
}

export function button({ value, label }: PanelAction): Html {
  return html`<button class="small" name="action" value="${value}">${label}</button>`;
}

export function disputeActions({ dispute }: ChargeView): readonly PanelAction[] {
  if (dispute?.status !== 'needs_response') return [];
  return [
    { value: 'won', label: 'Close dispute: won' },
    { value: 'lost', label: 'Close dispute: lost' },
  ];
}

export const SETTLING: readonly PanelAction[] = [
  { value: 'arrive', label: 'The money arrives' },
  { value: 'bounce', label: 'The money does not arrive' },
];

/** A separate form, so that Enter in its field only refunds. */
export function amountForm(id: string, { lastCharge, dispute }: ChargeView): Html | undefined {
  if (!lastCharge || lastCharge.refunded || (lastCharge.disputed && dispute?.status !== 'won')) return undefined;
  const currency = lastCharge.currency.toUpperCase();
  return html`<form class="with-field" method="post" action="${actionsPath(id)}">
<input type="hidden" name="currency" value="${currency}">
<label for="amount-${id}">${currency}</label>
<input id="amount-${id}" name="amount" inputmode="decimal" placeholder="all of it" maxlength="12">
<button class="small" name="action" value="refund">Refund</button>
${
  !lastCharge.disputed &&
  html`${button({ value: 'dispute', label: 'Dispute' })}
${button({ value: 'warn', label: 'Early fraud warning' })}`
}
</form>`;
}

export function paidText({ lastCharge, dispute }: ChargeView): string {
  if (!lastCharge) return 'none';
  const { amount, amount_refunded, created } = lastCharge;
  const back = amount_refunded > 0 ? `, ${moneyOf(lastCharge, amount_refunded)} refunded` : '';
  return `${moneyOf(lastCharge, amount)} on ${day(created * 1000, 'UTC')}${back}${disputeText(dispute)}`;
}

function disputeText(dispute: Dispute | undefined): string {
  if (!dispute) return '';
  return dispute.status === 'needs_response' ? ', disputed' : `, dispute ${dispute.status}`;
}
