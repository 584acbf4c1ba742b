import { addressIn } from './email.ts';

const COMMON_HOSTS = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'aol.com',
  'live.com',
  'msn.com',
  'me.com',
  'proton.me',
  'gmx.com',
  'gmx.de',
  'web.de',
  'mail.com',
  'yandex.ru',
  'mail.ru',
  'yahoo.co.uk',
  'hotmail.co.uk',
  'comcast.net',
];

/** Mail services one letter beside a common host. The test compares with the list of the package email-providers. */
const NEIGHBOURS = /^(?:[acetxyq]mail|gotmail|hitmail)\.com$/;

/** A country, or another ending in use that is one letter beside one of a common host. */
const ENDING_IN_USE = /(?:^|\.)(?:[a-z]{2}|bet|bom|cam|dev|men|nec|new|run|vet)$/;

/** Shorter names are one letter beside those of companies. */
const MIN_NAME_LENGTH = 5;

/** The address at a common host of which this one is a misspelling. A host of another country is none. */
export function suggestEmail(text: string): string | undefined {
  const address = addressIn(text);
  const at = address.lastIndexOf('@');
  if (at < 1) return undefined;
  const host = address.slice(at + 1).toLowerCase();
  if (COMMON_HOSTS.includes(host) || NEIGHBOURS.test(host)) return undefined;
  const [name, ending] = partsOf(host);
  const close = COMMON_HOSTS.find((common) => {
    const [commonName, commonEnding] = partsOf(common);
    if (name !== commonName && (commonName.length < MIN_NAME_LENGTH || !isOneEdit(name, commonName))) return false;
    return ending === commonEnding || (!ENDING_IN_USE.test(ending) && isOneEdit(ending, commonEnding));
  });
  return close && `${address.slice(0, at)}@${close}`;
}

function partsOf(host: string): readonly [name: string, ending: string] {
  const dot = host.indexOf('.');
  return dot < 0 ? [host, ''] : [host.slice(0, dot), host.slice(dot + 1)];
}

/** One letter is missing, added or another, or two are exchanged. */
function isOneEdit(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const [rest, wanted] = [a.slice(start), b.slice(start)];
  return (
    rest === wanted.slice(1) ||
    rest.slice(1) === wanted ||
    rest.slice(1) === wanted.slice(1) ||
    (rest.slice(2) === wanted.slice(2) && rest[0] === wanted[1] && rest[1] === wanted[0])
  );
}
