import { money } from '../../../core/presentation/money.ts';
import type { CardForm } from './card.ts';
import { type Html, html } from './html.ts';
import type { PaymentPage } from './payment-page.ts';

/** Shows the bank's confirmation. The form contains the card, so that nothing is stored. */
export function confirmPage({ session, product }: PaymentPage, card: CardForm): Html {
  return html`<main class="ended">
<form class="notice" method="post" action="/sandbox/checkout/${session.id}/pay" aria-labelledby="confirm-title">
<h1 id="confirm-title">Confirm with your bank</h1>
<p>Your bank asks whether it is you who pays <strong>${money(session.amount_total)}</strong> for ${product.name} with the card that
ends in ${card.number.slice(-4)}.</p>
${Object.entries(card).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<button name="bank" value="complete">Complete</button>
<button class="second" name="bank" value="fail">Fail</button>
<p class="hint">A test bank: it believes what you press.</p>
</form>
</main>`;
}
