import { normalEmail } from './email.ts';

/**
 * Hosts of one provider: an address at the first is the same mailbox as at the second.
 * Proton: https://proton.me/support/addresses-and-aliases, Yandex: https://yandex.com/support/id/authorization/email.html
 * and https://providers.delta.chat/yandex-ru
 */
const SAME_HOST: Readonly<Record<string, string>> = {
  'googlemail.com': 'gmail.com',
  'me.com': 'icloud.com',
  'mac.com': 'icloud.com',
  'pm.me': 'proton.me',
  'protonmail.com': 'proton.me',
  'protonmail.ch': 'proton.me',
  'ya.ru': 'yandex.ru',
  'yandex.com': 'yandex.ru',
  'yandex.by': 'yandex.ru',
  'yandex.kz': 'yandex.ru',
  'yandex.ua': 'yandex.ru',
};
/**
 * Characters that mean nothing before the @.
 * Gmail: https://support.google.com/mail/answer/7436150, Proton: https://proton.me/support/change-username
 */
const IGNORED: Readonly<Record<string, RegExp>> = { 'gmail.com': /\./g, 'proton.me': /[._-]/g };
/** Whatever is written to a user's subdomain is the user's: https://www.fastmail.help/hc/en-us/articles/360060591053 */
const OF_USERS_SUBDOMAIN = /^.+@([^.@]+)\.(fastmail\.(?:com|fm))$/;

/**
 * One spelling for the addresses of one mailbox, to compare with and never to write to: what follows a plus before the @ is left out
 * (RFC 5233), so is what the provider ignores, and hosts of one provider are one.
 */
export function mailboxOf(address: string): string {
  const email = normalEmail(address).replace(OF_USERS_SUBDOMAIN, '$1@$2');
  const at = email.lastIndexOf('@');
  const written = email.slice(at + 1);
  const host = SAME_HOST[written] ?? written;
  const local = email.slice(0, at);
  const plus = local.indexOf('+');
  const user = plus > 0 ? local.slice(0, plus) : local;
  const ignored = IGNORED[host];
  return `${ignored ? user.replace(ignored, '') : user}@${host}`;
}
