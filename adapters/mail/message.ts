import { createHash } from 'node:crypto';
import type { Mail } from './port.ts';

/** The mail as nodemailer takes it. Nothing in it can be read as an address, a file or a line of a header that it is not. */
export function messageOf({ key, from, to, replyTo, subject, html, text, headers }: Mail) {
  return {
    messageId: messageId(key, from),
    from,
    to: { name: '', address: to },
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    subject,
    html,
    text,
    headers: { ...headers },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The same for the same key, and nobody else's: it ends with the sender's domain. */
function messageId(key: string, from: string): string {
  const [domain = 'localhost'] = /[^@>\s]+(?=>?\s*$)/.exec(from) ?? [];
  return `<${createHash('sha256').update(key).digest('hex').slice(0, 32)}@${domain}>`;
}
