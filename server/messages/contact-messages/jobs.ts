import { brand } from '../../../content/brand.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Handlers } from '../../platform/jobs/queue.ts';
import { type ContactMessage, findMessage } from './store.ts';

type ContactJobDeps = {
  readonly db: Db;
  /** Sends at once, so that no copy of the message waits in the queue. */
  readonly mail: Handlers['mail'];
};

export function contactJobs({ db, mail }: ContactJobDeps): Pick<Handlers, 'contact-mail'> {
  return {
    async 'contact-mail'({ messageId, to }, job) {
      const message = await findMessage(db, messageId);
      if (!message) return;
      const { name, email, message: text } = message;
      const received = { reference: referenceOf(message), receivedAt: message.created_at.toISOString() };
      if (to === 'sender') return mail({ template: 'contact-received', to: email, facts: received }, job);
      return mail({ template: 'contact-to-support', to: brand.supportEmail, facts: { ...received, name, email, text } }, job);
    },
  };
}

function referenceOf({ id }: ContactMessage): string {
  return id.slice(0, 8).toUpperCase();
}
