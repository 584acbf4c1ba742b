import { isVisible } from '../presentation/printable.ts';

/** RFC 5321, 4.5.3.1.3. */
export const EMAIL_LENGTH = 254;

/** An address with the name of its owner. */
export const MAX_PASTED_LENGTH = 500;

declare const URL: new (address: string) => { readonly hostname: string };

const ADDRESS = /^[^\s@,;:<>()[\]\\"]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;
const HOST = /^(?!-)(?:[a-z0-9]|[^ -~]|\.(?!-)|-(?=[^.]))+$/u;

const MAILTO = /^mailto:([^?]*).*$/i;
const NAMED = /^[^<>]*<([^<>]*)>$/;
const FULL_WIDTH = /[\uff01-\uff5e]/g;
const FULL_WIDTH_OFFSET = 0xff01 - 0x21;
/** Joiners, marks of direction and of byte order, which pages and chats put into what is copied. */
const ZERO_WIDTH = /[\u200b-\u200f\u2060\ufeff]/g;
const AROUND = /[\s\u202a-\u202e\u2066-\u2069]/;
const BEHIND = /[\s\u202a-\u202e\u2066-\u2069.,;]/;

/** The address in what somebody typed or pasted: of a link or a mail program, in signs of full width, with blanks or a full stop behind it. */
export function addressIn(text: string): string {
  const plain = text
    .replace(ZERO_WIDTH, '')
    .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_OFFSET));
  const address = trimmed(trimmed(plain).replace(NAMED, '$1').replace(MAILTO, '$1'));
  const at = address.lastIndexOf('@');
  if (at < 0) return address;
  const host = address.slice(at + 1).split('.');
  return `${address.slice(0, at).trimEnd()}@${host.map((label) => label.trim()).join('.')}`;
}

/** Without a pattern for the end, which would try each run of such signs inside. */
function trimmed(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && AROUND.test(text.charAt(start))) start++;
  while (end > start && BEHIND.test(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}

/** The local part accepts any script: a mail server without RFC 6531 refuses such mail later. */
export function parseEmail(text: string): string | undefined {
  if (text.length > MAX_PASTED_LENGTH) return undefined;
  const typed = addressIn(text);
  if (typed.length > EMAIL_LENGTH || !isVisible(typed)) return undefined;
  const address = normalEmail(typed);
  if (address.length > EMAIL_LENGTH || !ADDRESS.test(address)) return undefined;
  if (address.includes('..') || address.startsWith('.') || address.includes('.@')) return undefined;
  return address;
}

export function normalEmail(text: string): string {
  const address = addressIn(text).toLowerCase().normalize('NFC');
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
