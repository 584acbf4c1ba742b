import { type Html, html } from '../../../core/presentation/html.ts';
import type { DeliveryMode } from '../deliveries/mode.ts';
import { eventItem } from './event-list.ts';
import type { PanelOverview } from './overview.ts';
import { purchaseCard } from './purchase-card.ts';
import type { Purchases } from './purchases.ts';
import { subscriptionCard } from './subscription-card.ts';

/** `problem`: why the last action was refused. */
export function panelPage(
  { subscriptions, total, paidOnce, events, mode, now }: PanelOverview,
  shop: string,
  problem?: string,
): Html {
  return html`<main class="panel">
<h1>Sandbox panel</h1>
${problem !== undefined && html`<p class="refused" role="alert">${problem}</p>`}
<section aria-labelledby="subscriptions-title">
<div class="head">
<h2 id="subscriptions-title">Subscriptions</h2>
${subscriptions.length > 0 && html`<form method="post" action="/sandbox/panel/clock"><button class="small">Advance all by a period</button></form>`}
</div>
${total > subscriptions.length && html`<p>The newest ${subscriptions.length} of ${total}.</p>`}
${
  subscriptions.length > 0
    ? html`<ul class="items">${subscriptions.map(subscriptionCard)}</ul>`
    : html`<p class="empty">Nobody has subscribed yet. <a href="${shop}/prediction">Buy a plan with a test card</a>, then come back.</p>`
}
</section>
${paidOnce.total > 0 && purchaseSection(paidOnce)}
<section aria-labelledby="sending-title">
<h2 id="sending-title">How events are sent</h2>
${deliveryForm(mode)}
</section>
<section aria-labelledby="events-title">
<h2 id="events-title">Events</h2>
${
  events.length > 0
    ? html`${reversedForm()}<ul class="items rows">${events.map((event) => eventItem(event, now))}</ul>`
    : html`<p class="empty">Nothing has happened yet.</p>`
}
</section>
</main>`;
}

function purchaseSection({ purchases, total }: Purchases): Html {
  return html`<section aria-labelledby="purchases-title">
<h2 id="purchases-title">Paid once</h2>
${total > purchases.length && html`<p>The newest ${purchases.length} of ${total}.</p>`}
<ul class="items">${purchases.map(purchaseCard)}</ul>
</section>`;
}

const COPIES = [
  [1, 'once'],
  [2, 'twice'],
  [0, 'never'],
] as const;

function deliveryForm({ copies, delaySeconds, shuffled }: DeliveryMode): Html {
  return html`<form class="item mode" method="post" action="/sandbox/panel/delivery">
<p>For what happens from now on.</p>
<p class="field"><label for="copies">Each event</label>
<select id="copies" name="copies">${COPIES.map(
    ([value, label]) => html`<option value="${value}"${value === copies && html` selected`}>${label}</option>`,
  )}</select></p>
<p class="field"><label for="delay">Seconds late</label>
<input id="delay" name="delaySeconds" type="number" inputmode="numeric" min="0" max="86400" value="${delaySeconds}" required></p>
<p class="check"><input id="shuffled" name="shuffled" type="checkbox" value="on"${shuffled && html` checked`}>
<label for="shuffled">In random order</label></p>
<button class="small">Set</button>
</form>`;
}

function reversedForm(): Html {
  return html`<form class="with-field" method="post" action="/sandbox/panel/events">
<label for="count">Send the last</label>
<input id="count" name="count" type="number" inputmode="numeric" min="1" max="100" value="5" required>
<button class="small">once more, newest first</button>
</form>`;
}
