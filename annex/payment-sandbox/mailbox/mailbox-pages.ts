import { type Html, html } from '../../../core/presentation/html.ts';
import { instant } from '../../../core/presentation/instant.ts';

type MailSummary = {
  readonly id: string;
  readonly sender: string;
  readonly recipient: string;
  readonly subject: string;
  readonly created_at: Date;
};

export const MAILBOX = '/sandbox/mailbox';

export const NOTICE = html`<strong>NOT SENT</strong> There is no mail server, so mails end here. SMTP_URL sends them to their readers.`;

export function listPage(mails: readonly MailSummary[], total: number): Html {
  return html`<main class="mailbox">
<h1>Mailbox</h1>
${
  mails.length === 0
    ? html`<p class="empty">No mails yet. They appear here when somebody orders, cancels or asks for a link.</p>`
    : html`${total > mails.length && html`<p>The newest ${mails.length} of ${total}.</p>`}
<ul class="items mails">${mails.map(listed)}</ul>`
}
</main>`;
}

function listed({ id, recipient, subject, created_at }: MailSummary): Html {
  return html`<li><a href="${MAILBOX}/${id}">
<strong>${subject}</strong>
<span>To ${recipient}</span>
<time datetime="${created_at.toISOString()}">${instant(created_at.getTime())}</time>
</a></li>`;
}

/** The HTML of a mail is a separate document, because it is not trusted. */
export function mailPage({ id, sender, recipient, subject, created_at }: MailSummary, view: 'html' | 'text', text: string): Html {
  return html`<main class="mailbox">
<p><a href="${MAILBOX}">All mails</a></p>
<h1>${subject}</h1>
<dl class="envelope">
<div><dt>From</dt><dd>${sender}</dd></div>
<div><dt>To</dt><dd>${recipient}</dd></div>
<div><dt>Kept</dt><dd>${instant(created_at.getTime())}</dd></div>
</dl>
<nav class="views" aria-label="Views of this mail">
<a href="${MAILBOX}/${id}"${view === 'html' && html` aria-current="page"`}>HTML</a>
<a href="${MAILBOX}/${id}?view=text"${view === 'text' && html` aria-current="page"`}>Text</a>
<a href="${MAILBOX}/${id}/raw" download>Raw message</a>
</nav>
${
  view === 'html'
    ? html`<iframe title="The mail as HTML" src="${MAILBOX}/${id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`
    : html`<pre>${linked(text)}</pre>`
}
</main>`;
}

export const UNKNOWN_MAIL = html`<main class="mailbox">
<h1>There is no such mail</h1>
<p><a href="${MAILBOX}">All mails</a></p>
</main>`;

const ADDRESS = /(https?:\/\/[^\s)]+)/;

function linked(text: string): Html[] {
  return text.split(ADDRESS).map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`));
}
