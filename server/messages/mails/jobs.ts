import type { MailPort } from '../../../adapters/mail/port.ts';
import type { MailOrder } from '../../../core/mails/mail-facts.ts';
import type { Plan } from '../../../core/plans/plan.ts';
import { isErased } from '../../../core/privacy/erased.ts';
import { assertDelivered } from '../../platform/jobs/assert-delivered.ts';
import type { Handlers } from '../../platform/jobs/queue.ts';
import { renderMail } from './render.ts';

export type MailJobDeps = {
  readonly mail: MailPort;
  /** `Name <name@example.com>`. */
  readonly from: string;
  readonly plans: readonly Plan[];
  readonly publicUrl: URL;
};

/** No out-of-office notes, please (RFC 3834). */
const HEADERS = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/** Writes and sends what was ordered. The job's id makes the `Message-ID`, so that a mail that goes out twice around a crash is one to its reader. */
export function mailJobs({ mail, from, plans, publicUrl }: MailJobDeps): Pick<Handlers, 'mail'> {
  return {
    async mail(order, { id }) {
      if (isErased(order.to)) return;
      const replyTo = isToSupport(order) ? { replyTo: order.facts.email } : {};
      const rendered = renderMail(order, plans, publicUrl);
      assertDelivered(
        await mail.send({
          key: id,
          from,
          to: order.to,
          ...replyTo,
          ...rendered,
          headers: { ...HEADERS, ...unsubscribeHeaders(order, publicUrl) },
        }),
      );
    },
  };
}

/** Support answers the person that the mail is about. */
function isToSupport(order: MailOrder): order is Extract<MailOrder, { template: `${string}-to-support` }> {
  return order.template.endsWith('-to-support');
}

/** Marketing can be ended with one press in the mail programme (RFC 8058). */
function unsubscribeHeaders({ facts }: MailOrder, publicUrl: URL): Readonly<Record<string, string>> {
  if (!('unsubscribeToken' in facts)) return {};
  const address = new URL(`/api/unsubscriptions/${facts.unsubscribeToken}`, publicUrl);
  return { 'List-Unsubscribe': `<${address.href}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
