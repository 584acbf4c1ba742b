import type { MailPort } from '../../../adapters/mail/port.ts';
import type { DraftChanges } from '../../../core/editions/draft.ts';
import type { FirstPage, MailOrder, PlanLink } from '../../../core/mails/mail-facts.ts';
import type { Plan } from '../../../core/plans/plan.ts';
import { isErased } from '../../../core/privacy/erased.ts';
import type { Addresses } from '../../platform/audience.ts';
import { assertDelivered } from '../../platform/jobs/assert-delivered.ts';
import type { Handlers } from '../../platform/jobs/queue.ts';
import { renderMail } from './render.ts';

export type MailJobDeps = Addresses & {
  readonly mail: Pick<MailPort, 'send'>;
  /** `Name <name@example.com>`. */
  readonly from: string;
  readonly plans: readonly Plan[];
  /** The mailbox whose mails go to `/api/webhooks/bounces`. */
  readonly bounces?: string | undefined;
  /** Told of addresses that no mail reaches. */
  readonly onUnknownRecipient: (email: string) => Promise<void>;
  /** In whose words mails are written. */
  readonly draftOf: () => Promise<DraftChanges>;
  /** Undefined without answers; answers erased in the meantime are not mailed. */
  readonly firstPageOf: (attemptId: string) => Promise<FirstPage | undefined>;
  /** Made when the mail is sent, because a token could be read in the queue. */
  readonly planLinkOf: (attemptId: string, email: string) => Promise<Partial<PlanLink>>;
};

/** These headers suppress automatic replies (RFC 3834). */
const HEADERS = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/** The job's id becomes the `Message-ID`, so that a mail sent twice around a crash appears once. */
export function mailJobs(deps: MailJobDeps): Pick<Handlers, 'mail'> {
  const { mail, from, plans, publicUrl, operatorUrl, bounces, onUnknownRecipient, draftOf } = deps;
  return {
    async mail(order, { id }) {
      if (isErased(order.to)) return;
      const replyTo = isToSupport(order) ? { replyTo: order.facts.email } : {};
      const rendered = renderMail(await withPlan(order, deps), plans, { publicUrl, operatorUrl }, await draftOf());
      const outcome = await mail.send({
        key: id,
        from,
        to: order.to,
        ...replyTo,
        ...rendered,
        ...(bounces && { returnTo: returnAddress(order, bounces) }),
        headers: { ...HEADERS, ...unsubscribeHeaders(order, publicUrl) },
      });
      if (!outcome.ok && outcome.recipientUnknown) await onUnknownRecipient(order.to);
      assertDelivered(outcome);
    },
  };
}

async function withPlan(order: MailOrder, { firstPageOf, planLinkOf }: MailJobDeps): Promise<MailOrder> {
  const { template } = order;
  if (template !== 'order' && template !== 'purchase' && template !== 'workbook') return order;
  const { attemptId } = order.facts;
  if (attemptId === undefined) return order;
  const firstPage = template === 'workbook' ? {} : await firstPageOf(attemptId);
  const added = { ...firstPage, ...(await planLinkOf(attemptId, order.to)) };
  return { ...order, facts: { ...order.facts, ...added } } as MailOrder;
}

function isToSupport(order: MailOrder): order is Extract<MailOrder, { template: `${string}-to-support` }> {
  return order.template.endsWith('-to-support');
}

/** A mail that returns names its lead by the token in this address, as providers cut the rest (VERP). */
function returnAddress({ facts }: MailOrder, bounces: string): string {
  return 'unsubscribeToken' in facts ? bounces.replace('@', `+${facts.unsubscribeToken.replaceAll('-', '')}@`) : bounces;
}

/** One-click unsubscribe (RFC 8058). */
function unsubscribeHeaders({ facts }: MailOrder, publicUrl: URL): Readonly<Record<string, string>> {
  if (!('unsubscribeToken' in facts)) return {};
  const address = new URL(`/api/unsubscriptions/${facts.unsubscribeToken}`, publicUrl);
  return { 'List-Unsubscribe': `<${address.href}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
