import { monthsAfter, periodEnd } from '../../../core/plans/period-end.ts';
import { periodOf } from '../../../core/plans/provider-keys.ts';
import { day } from '../../../core/presentation/day.ts';
import { type Html, html } from '../../../core/presentation/html.ts';
import { DAY_MS } from '../../../core/time.ts';
import type { Coupon } from '../objects/coupon.ts';
import { type Price, recurringOf } from '../objects/price.ts';
import type { Product } from '../objects/product.ts';
import type { Session } from '../objects/session.ts';
import { TEST_CARDS } from '../objects/test-cards.ts';
import { moneyOf } from './amount.ts';
import type { CardField, CardForm, CardProblems } from './card.ts';

export type PaymentPage = {
  readonly session: Session;
  readonly price: Price;
  readonly product: Product;
  readonly coupon: Coupon | undefined;
};

export const EMPTY_CARD: CardForm = { number: '', expiry: '', cvc: '', name: '' };

export function paymentPage(page: PaymentPage, card: CardForm, problems: CardProblems, now: Date): Html {
  const { session, product } = page;
  const field = (described: Field) => cardField(described, card[described.name], problems);
  return html`<main class="columns">
<section class="summary" aria-labelledby="summary-title">
<h1 id="summary-title">${session.mode === 'payment' ? 'Pay' : 'Subscribe to'} ${product.name}</h1>
<p class="due"><span class="amount">${moneyOf(session, session.amount_total)}</span> <span>due today</span></p>
${session.mode === 'subscription' && html`<p>${afterwards(page, now)}</p>`}
<div class="more">
<details>
<summary>Details</summary>
<dl>
<div><dt>${product.name}</dt><dd>${moneyOf(session, session.amount_subtotal)}</dd></div>
${discountLine(page)}
<div class="total"><dt>Total due today</dt><dd>${moneyOf(session, session.amount_total)}</dd></div>
</dl>
</details>
${backLink(session)}
</div>
</section>
<form class="card" method="post" action="/sandbox/checkout/${session.id}/pay" aria-labelledby="card-title">
<h2 id="card-title">Pay with card</h2>
<p class="email"><span>E-mail</span> ${session.customer_email}</p>
${field(FIELDS.number)}
<div class="row">${field(FIELDS.expiry)} ${field(FIELDS.cvc)}</div>
${field(FIELDS.name)}
<p class="pay"><button>${payText(page)}</button></p>
</form>
<section class="test-cards" aria-labelledby="test-cards-title">
<h2 id="test-cards-title">Test cards</h2>
<dl>
${TEST_CARDS.map(({ number, note }) => html`<div><dt>${number}</dt><dd>${note}</dd></div>`)}
</dl>
<p>With any date in the future, any 3 digits and any name.</p>
</section>
</main>`;
}

type Field = {
  readonly name: CardField;
  readonly label: string;
  readonly autocomplete: string;
  /** Shown in the empty field. */
  readonly example: string;
  readonly hint?: string;
  readonly numeric?: true;
  readonly maxLength?: number;
};

const FIELDS: Readonly<Record<CardField, Field>> = {
  number: { name: 'number', label: 'Card number', autocomplete: 'cc-number', example: '1234 1234 1234 1234', numeric: true },
  expiry: { name: 'expiry', label: 'Expiry date', autocomplete: 'cc-exp', example: '12/34', hint: 'MM/YY', numeric: true },
  cvc: { name: 'cvc', label: 'Security code', autocomplete: 'cc-csc', example: '123', hint: 'CVC', numeric: true, maxLength: 3 },
  name: { name: 'name', label: 'Name on card', autocomplete: 'cc-name', example: 'As it stands on the card' },
};

function cardField(
  { name, label, autocomplete, example, hint, numeric, maxLength = 100 }: Field,
  value: string,
  problems: CardProblems,
): Html {
  const problem = problems[name];
  const first = Object.keys(problems)[0] === name;
  const described = [hint && `${name}-hint`, problem && `${name}-problem`].filter(Boolean).join(' ');
  return html`<p class="field ${name}">
<label for="${name}">${label}</label>
${hint && html`<span class="hint" id="${name}-hint">${hint}</span>`}
<input id="${name}" name="${name}" value="${value}" autocomplete="${autocomplete}" maxlength="${maxLength}" placeholder="${example}"
${numeric && html`inputmode="numeric"`} ${described && html`aria-describedby="${described}"`}
${problem && html`aria-invalid="true"`} ${first && html`autofocus`} required>
${problem && html`<span class="problem" id="${name}-problem">${problem}</span>`}
</p>`;
}

function payText({ session }: PaymentPage): string {
  if (session.mode === 'payment') return `Pay ${moneyOf(session, session.amount_total)}`;
  return session.amount_total === 0 ? 'Start the trial' : `Pay ${moneyOf(session, session.amount_total)} and subscribe`;
}

/** The charges after today. */
function afterwards({ session, price, coupon }: PaymentPage, now: Date): string {
  const { trialDays = null, quantity } = session.sandbox;
  const today = now.getTime();
  const regular = moneyOf(session, price.unit_amount * quantity);
  const renewsAt = trialDays === null ? periodEnd(periodOf(recurringOf(price)), today) : today + trialDays * DAY_MS;
  const from = `${every(price)} from ${day(renewsAt, 'UTC')}`;
  const reduced = moneyOf(session, session.amount_total);
  if (coupon?.duration === 'forever') return `Then ${reduced} ${from}, until you cancel.`;
  const reducedUntil = monthsAfter(today, coupon?.duration_in_months ?? 0);
  if (reducedUntil <= renewsAt) return `Then ${regular} ${from}, until you cancel.`;
  return `Then ${reduced} ${from}, and ${regular} from ${day(reducedUntil, 'UTC')}, until you cancel.`;
}

function discountLine({ session, coupon }: PaymentPage): Html | undefined {
  const { amount_discount } = session.total_details;
  if (!coupon || amount_discount === 0) return undefined;
  const reduced = session.mode === 'payment' ? '' : `, ${REDUCED[coupon.duration]}`;
  return html`<div><dt>${coupon.name ?? 'Discount'}${reduced}</dt><dd>−${moneyOf(session, amount_discount)}</dd></div>`;
}

const REDUCED = { once: 'first payment only', repeating: 'first payments', forever: 'every payment' } as const;

export function backLink(session: Session): Html | undefined {
  return session.cancel_url === null
    ? undefined
    : html`<p><a href="/sandbox/checkout/${session.id}/cancel">Cancel and go back</a></p>`;
}

function every(price: Price): string {
  const recurring = recurringOf(price);
  return recurring.interval_count === 1
    ? `every ${recurring.interval}`
    : `every ${recurring.interval_count} ${recurring.interval}s`;
}
