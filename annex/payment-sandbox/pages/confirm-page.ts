import { type Html, html } from '../../../core/presentation/html.ts';
import type { PaymentIntent } from '../objects/payment-intent.ts';
import { moneyOf } from './amount.ts';
import type { CardForm } from './card.ts';
import type { PaymentPage } from './payment-page.ts';

/** Shows the bank's confirmation. The form contains the card, so that nothing is stored. */
export function confirmPage({ session, product }: PaymentPage, card: CardForm): Html {
  return html`<main class="ended">
<form class="notice" method="post" action="/sandbox/checkout/${session.id}/pay" aria-labelledby="confirm-title">
${question(moneyOf(session, session.amount_total), product.name, card.number.slice(-4))}
${Object.entries(card).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
${ANSWERS}
</form>
</main>`;
}

/** The same for a card that the provider knows already. */
export function bankPage(intent: PaymentIntent, action: string, last4: string): Html {
  return html`<main class="ended">
<form class="notice" method="post" action="${action}" aria-labelledby="confirm-title">
${question(moneyOf(intent, intent.amount), intent.description ?? '', last4)}
${ANSWERS}
</form>
</main>`;
}

function question(amount: string, product: string, last4: string): Html {
  return html`<p class="bank">Test bank</p>
<h1 id="confirm-title">Confirm with your bank</h1>
<p>Your bank asks whether it is you who pays.</p>
<dl>
<div><dt>Amount</dt><dd>${amount}</dd></div>
<div><dt>For</dt><dd>${product}</dd></div>
<div><dt>Card</dt><dd>ends in ${last4}</dd></div>
</dl>`;
}

const ANSWERS = html`<button name="bank" value="complete">Complete</button>
<button class="second" name="bank" value="fail">Fail</button>
<p class="hint">A test bank: it believes what you press.</p>`;
