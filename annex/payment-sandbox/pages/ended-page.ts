import { type Html, html } from '../../../core/presentation/html.ts';
import type { Session } from '../objects/session.ts';
import { backLink } from './payment-page.ts';

export function endedPage(session: Session): Html {
  if (session.status === 'complete') {
    return html`<main class="ended">
<section class="notice">
<h1>This payment is complete</h1>
<p>It was paid once and cannot be paid again.</p>
<p><a href="${successUrl(session)}">See your confirmation</a></p>
</section>
</main>`;
  }
  return html`<main class="ended">
<section class="notice">
<h1>This payment page has expired</h1>
<p>Nothing was charged. You can go back and start again.</p>
${backLink(session)}
</section>
</main>`;
}

export const UNKNOWN_PAGE = html`<main class="ended">
<section class="notice">
<h1>There is no such payment page</h1>
<p>Please check the address, or <a href="/">start over</a>.</p>
</section>
</main>`;

/** Stripe replaces {CHECKOUT_SESSION_ID}. */
export function successUrl(session: Session): string {
  return (session.success_url ?? session.return_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}
