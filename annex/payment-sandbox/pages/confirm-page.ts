import { moneyOf } from './amount.ts';
import type { CardForm } from './card.ts';
import { type Html, html } from './html.ts';
import type { PaymentPage } from './payment-page.ts';

/** Shows the bank's confirmation. The form contains the card, so that nothing is stored. */
export function confirmPage({ session, product }: PaymentPage, card: CardForm): Html {
  return html`<main class="ended">
<form class="notice" method="post" action="/sandbox/checkout/${session.id}/pay" aria-labelledby="confirm-title">
<p class="bank">Test bank</p>
<h1 id="confirm-title">Confirm with your bank</h1>
<p>Your bank asks whether it is you who pays.</p>
<dl>
<div><dt>Amount</dt><dd>${moneyOf(session, session.amount_total)}</dd></div>
<div><dt>For</dt><dd>${product.name}</dd></div>
<div><dt>Card</dt><dd>ends in ${card.number.slice(-4)}</dd></div>
</dl>
${Object.entries(card).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<button name="bank" value="complete">Complete</button>
<button class="second" name="bank" value="fail">Fail</button>
<p class="hint">A test bank: it believes what you press.</p>
</form>
</main>`;
}
