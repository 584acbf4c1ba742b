import { isVisible } from '../presentation/printable.ts';

/** RFC 5321, 4.5.3.1.3. */
export const EMAIL_LENGTH = 254;

declare const URL: new (address: string) => { readonly hostname: string };

const ADDRESS = /^[^\s@,;:<>()[\]\\"]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;
const HOST = /^(?!-)(?:[a-z0-9]|[^ -~]|\.(?!-)|-(?=[^.]))+$/u;

/** The local part accepts any script: a mail server without RFC 6531 refuses such mail later. */
export function parseEmail(text: string): string | undefined {
  const typed = text.trim();
  if (typed.length > EMAIL_LENGTH || !isVisible(typed)) return undefined;
  const address = normalEmail(typed);
  if (address.length > EMAIL_LENGTH || !ADDRESS.test(address)) return undefined;
  if (address.includes('..') || address.startsWith('.') || address.includes('.@')) return undefined;
  return address;
}

export function normalEmail(text: string): string {
  const address = text.trim().toLowerCase().normalize('NFC');
  const at = address.lastIndexOf('@') + 1;
  return address.slice(0, at) + asciiHost(address.slice(at));
}

function asciiHost(host: string): string {
  try {
    return HOST.test(host) ? new URL(`http://${host}`).hostname : host;
  } catch {
    return host;
  }
}

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

/** Real hosts that resemble a typo. */
const NEIGHBOURS = [
  'ymail.com',
  'email.com',
  'mac.com',
  'aim.com',
  'gmx.ch',
  'live.ca',
  'live.cn',
  'hotmail.ca',
  'yahoo.ca',
  'yahoo.co.in',
  'yahoo.co.jp',
];

export function suggestEmail(text: string): string | undefined {
  const at = text.trim().lastIndexOf('@');
  if (at < 1) return undefined;
  const address = text.trim();
  const host = address.slice(at + 1).toLowerCase();
  if (host.length < 4 || COMMON_HOSTS.includes(host) || NEIGHBOURS.includes(host)) return undefined;
  const close = COMMON_HOSTS.find(
    (common) => Math.abs(common.length - host.length) <= 2 && edits(host, common) <= (common.length > 8 ? 2 : 1),
  );
  return close && `${address.slice(0, at)}@${close}`;
}

function edits(a: string, b: string): number {
  const rows: number[][] = Array.from({ length: a.length + 1 }, (_, i) => [i, ...Array<number>(b.length).fill(0)]);
  for (let j = 0; j <= b.length; j++) (rows[0] as number[])[j] = j;
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, at(i - 2, j - 2) + 1);
      (rows[i] as number[])[j] = best;
    }
  }
  return at(a.length, b.length);
}
