import type { MailPort } from '../../../adapters/mail/port.ts';
import type { FirstPage, MailOrder } from '../../../core/mails/mail-facts.ts';
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
  /** Undefined without answers; answers erased in the meantime are not mailed. */
  readonly firstPageOf: (attemptId: string) => Promise<FirstPage | undefined>;
};

/** These headers suppress automatic replies (RFC 3834). */
const HEADERS = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/** The job's id becomes the `Message-ID`, so that a mail sent twice around a crash appears once. */
export function mailJobs({ mail, from, plans, publicUrl, firstPageOf }: MailJobDeps): Pick<Handlers, 'mail'> {
  return {
    async mail(order, { id }) {
      if (isErased(order.to)) return;
      const replyTo = isToSupport(order) ? { replyTo: order.facts.email } : {};
      const rendered = renderMail(await withFirstPage(order, firstPageOf), plans, publicUrl);
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

async function withFirstPage(order: MailOrder, firstPageOf: MailJobDeps['firstPageOf']): Promise<MailOrder> {
  if (order.template !== 'order' || order.facts.attemptId === undefined) return order;
  return { ...order, facts: { ...order.facts, ...(await firstPageOf(order.facts.attemptId)) } };
}

function isToSupport(order: MailOrder): order is Extract<MailOrder, { template: `${string}-to-support` }> {
  return order.template.endsWith('-to-support');
}

/** One-click unsubscribe (RFC 8058). */
function unsubscribeHeaders({ facts }: MailOrder, publicUrl: URL): Readonly<Record<string, string>> {
  if (!('unsubscribeToken' in facts)) return {};
  const address = new URL(`/api/unsubscriptions/${facts.unsubscribeToken}`, publicUrl);
  return { 'List-Unsubscribe': `<${address.href}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
