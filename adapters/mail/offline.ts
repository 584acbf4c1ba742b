import { createTransport } from 'nodemailer';
import type { Db } from '../../server/platform/db/client.ts';
import { messageOf } from './message.ts';
import type { MailPort } from './port.ts';

export function offlineMail(db: Db): MailPort {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    try: async () => ({ ok: true, detail: 'Mails are kept in the mailbox of the operator.' }),
    async send(mail) {
      const { messageId, message } = await writer.sendMail(messageOf(mail));
      const { from, to, subject, html, text } = mail;
      await db
        .insertInto('mailbox')
        .values({ message_id: messageId, sender: from, recipient: to, subject, html, text, raw: String(message) })
        .onConflict((conflict) => conflict.column('message_id').doNothing())
        .execute();
      return { ok: true };
    },
  };
}
