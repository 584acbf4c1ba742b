import { normalEmail } from './email.ts';

/** Hosts of one provider: an address at the first is the same mailbox as at the second. */
const SAME_HOST: Readonly<Record<string, string>> = {
  'googlemail.com': 'gmail.com',
  'me.com': 'icloud.com',
  'mac.com': 'icloud.com',
  'pm.me': 'proton.me',
  'protonmail.com': 'proton.me',
};
/** Where dots before the @ mean nothing: https://support.google.com/mail/answer/7436150 */
const WITHOUT_DOTS: ReadonlySet<string> = new Set(['gmail.com']);

/**
 * One spelling for the addresses of one mailbox, to compare with and never to write to: what follows a plus before the @ is left out
 * (RFC 5233), so are dots at Gmail, and hosts of one provider are one.
 */
export function mailboxOf(address: string): string {
  const email = normalEmail(address);
  const at = email.lastIndexOf('@');
  const written = email.slice(at + 1);
  const host = SAME_HOST[written] ?? written;
  const local = email.slice(0, at);
  const plus = local.indexOf('+');
  const user = plus > 0 ? local.slice(0, plus) : local;
  return `${WITHOUT_DOTS.has(host) ? user.replaceAll('.', '') : user}@${host}`;
}
