import { day } from '../../../core/presentation/day.ts';
import { type Html, html } from '../../../core/presentation/html.ts';
import type { Customer } from '../objects/customer.ts';
import type { Invoice } from '../objects/invoice.ts';
import type { PortalSession } from '../objects/portal-session.ts';
import type { Subscription } from '../objects/subscription.ts';
import { moneyOf } from '../pages/amount.ts';

type PortalPage = {
  readonly session: PortalSession;
  readonly path: string;
  readonly customer: Customer;
  readonly subscriptions: readonly Subscription[];
  /** Newest first. */
  readonly invoices: readonly Invoice[];
};

const date = (at: number) => day(at * 1000, 'UTC');

export function portalPage({ session, path, customer, subscriptions, invoices }: PortalPage): Html {
  return html`<main class="ended">
<section class="notice">
<h1>Your subscription</h1>
<p class="email"><span>E-mail</span> ${customer.email}</p>
${subscriptions.map((subscription) => subscriptionForm(path, subscription))}
<h2>Invoices</h2>
<dl>${invoices.flatMap(invoiceLine)}</dl>
${session.return_url !== null && html`<p><a href="${session.return_url}">Go back</a></p>`}
</section>
</main>`;
}

function subscriptionForm(path: string, subscription: Subscription): Html {
  const { id, status, cancel_at } = subscription;
  if (status === 'canceled') return html`<p>Ended on ${date(Number(subscription.ended_at))}.</p>`;
  const [item] = subscription.items.data;
  const price = moneyOf(subscription, item.price.unit_amount * item.quantity);
  const end = date(item.current_period_end);
  const ends = cancel_at !== null;
  return html`<form method="post" action="${path}">
<p>${ends ? `Ends on ${end}. Nothing more will be charged.` : `Renews on ${end} for ${price}.`}</p>
<input type="hidden" name="subscription" value="${id}">
<button ${!ends && html`class="second"`} name="ends" value="${ends ? 'no' : 'yes'}">${ends ? "Don't cancel" : 'Cancel subscription'}</button>
</form>`;
}

/** A draft has no page. */
function invoiceLine(invoice: Invoice): readonly Html[] {
  const { created, total, status, hosted_invoice_url: url } = invoice;
  if (url === null) return [];
  return [html`<div><dt><a href="${url}">${date(created)}</a></dt><dd>${moneyOf(invoice, total)}, ${status}</dd></div>`];
}
