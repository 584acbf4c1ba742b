import type { MailPort } from '../../adapters/mail/port.ts';
import type { Plan } from '../../core/plans/plan.ts';
import { GiveUp, type Handlers } from '../jobs/queue.ts';
import { writeMail } from './render.ts';

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
      const replyTo = order.template === 'guarantee-to-support' ? { replyTo: order.facts.email } : {};
      const written = writeMail(order, plans, publicUrl);
      const outcome = await mail.send({ key: id, from, to: order.to, ...replyTo, ...written, headers: HEADERS });
      if (outcome.ok) return;
      throw outcome.reason === 'refused' ? new GiveUp(outcome.detail) : new Error(outcome.detail);
    },
  };
}
