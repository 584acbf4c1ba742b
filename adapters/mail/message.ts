import { createHash } from 'node:crypto';
import type { Mail } from './port.ts';

/** Addresses are passed as objects, so that no value can inject a header or an attachment. */
export function messageOf({ key, from, to, replyTo, subject, html, text, headers, returnTo }: Mail) {
  return {
    messageId: messageId(key, from),
    from,
    to: { name: '', address: to },
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    ...(returnTo !== undefined && { envelope: { from: returnTo, to } }),
    subject: withoutEncodedWords(subject),
    html,
    text,
    headers: { ...headers },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Mail programs would decode `=?utf-8?q?…?=` and show other words than these (RFC 2047). */
function withoutEncodedWords(text: string): string {
  return text.replaceAll('=?', '= ?');
}

function messageId(key: string, from: string): string {
  const [domain = 'localhost'] = /[^@>\s]+(?=>?\s*$)/.exec(from) ?? [];
  return `<${createHash('sha256').update(key).digest('hex').slice(0, 32)}@${domain}>`;
}
