import { day } from '../../../core/presentation/day.ts';
import { type Html, html } from '../../../core/presentation/html.ts';
import type { Invoice } from '../objects/invoice.ts';
import { moneyOf } from '../pages/amount.ts';

const date = (at: number) => day(at * 1000, 'UTC');

export function invoicePage(invoice: Invoice, brand: string): Html {
  const { number, created, subtotal, total, amount_paid, status, customer_email } = invoice;
  return html`<main class="ended">
<section class="notice">
<h1>Invoice ${number ?? 'draft'}</h1>
<p>From ${brand} to ${customer_email}, ${date(created)}</p>
<dl>
${invoice.lines.data.map(
  ({ description, period, amount }) =>
    html`<div><dt>${description}, ${date(period.start)} to ${date(period.end)}</dt><dd>${moneyOf(invoice, amount)}</dd></div>`,
)}
${subtotal !== total && html`<div><dt>Introductory offer</dt><dd>−${moneyOf(invoice, subtotal - total)}</dd></div>`}
<div class="total"><dt>Total</dt><dd>${moneyOf(invoice, total)}</dd></div>
<div><dt>Paid</dt><dd>${moneyOf(invoice, amount_paid)}</dd></div>
</dl>
${status !== 'paid' && html`<p>This invoice is ${status}.</p>`}
${canBePaid(invoice) && html`<form method="post"><button>Pay ${moneyOf(invoice, total)}</button></form>`}
</section>
</main>`;
}

/** A draft is charged by itself, and a first payment belongs to its checkout. */
export function canBePaid({ status, billing_reason, attempted }: Invoice): boolean {
  return status === 'open' && attempted && billing_reason === 'subscription_cycle';
}
