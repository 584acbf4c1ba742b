import { type Html, html } from '../../../core/presentation/html.ts';
import type { DeliveryView, EventView } from './overview.ts';

const ACTIONS = [
  ['again', 'Send again'],
  ['twice', 'Send twice'],
  ['late', 'Send late'],
  ['never', 'Never send'],
] as const;

export function eventItem({ event, sendings }: EventView, now: Date): Html {
  const pending = sendings.some(({ deliveredAt }) => deliveredAt === null);
  return html`<li class="item event">
<div class="head">
<h3>${event.type}</h3>
<time datetime="${new Date(event.created * 1000).toISOString()}">${clockTime(event.created)}</time>
</div>
<p><code>${event.data.object.id}</code></p>
<ul class="sendings">${sendings.length > 0 ? sendings.map((sending) => html`<li>${outcome(sending, now)}</li>`) : html`<li>never sent</li>`}</ul>
<form method="post" action="/sandbox/panel/events/${event.id}" aria-label="${event.type} about ${event.data.object.id}">
<div class="buttons">
${ACTIONS.filter(([value]) => value !== 'never' || pending).map(
  ([value, label]) => html`<button class="small" name="action" value="${value}">${label}</button>`,
)}
</div>
</form>
</li>`;
}

function outcome({ attempts, nextAt, deliveredAt, status }: DeliveryView, now: Date): string {
  if (deliveredAt) return `answered ${String(status)}${attempts > 1 ? ` at attempt ${attempts}` : ''}`;
  const wait = Math.max(0, Math.ceil((nextAt.getTime() - now.getTime()) / 1000));
  if (attempts === 0) return wait === 0 ? 'being sent' : `waits: sent in ${wait} s`;
  return `${status === null ? 'no answer' : `answered ${status}`} at attempt ${attempts}, again in ${wait} s`;
}

function clockTime(at: number): string {
  return new Date(at * 1000).toISOString().slice(0, 19).replace('T', ' ');
}
