import { isIP } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';
import type { onRequestHookHandler } from 'fastify';

/** Some proxies append a port or a word, and each would be a client of its own. */
export const cleanForwardedFor: onRequestHookHandler = ({ raw: { headers } }, _reply, next) => {
  const sent = headers['x-forwarded-for'];
  if (sent !== undefined) headers['x-forwarded-for'] = forwardedAddresses(String(sent)).join(', ');
  next();
};

const MAX_REMEMBERED = 10_000;
const remembered = new Map<string, string>();

/** A /64 of IPv6 is one client. Working that out takes 0.1 ms, which is more than a page takes. A client that has hung up has no address. */
export function clientKey(address: string | undefined): string {
  if (!address?.includes(':')) return address ?? '';
  const known = remembered.get(address);
  if (known !== undefined) return known;
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  const key = normalizeIP(address);
  remembered.set(address, key);
  return key;
}

/** The network of so many bits that an address of IPv6 is in. */
export function networkKey(address: string, bits: number): string {
  return normalizeIP(address, bits);
}

/** What stands before a word is dropped with it: a proxy that wrote no address vouches for none. */
export function forwardedAddresses(header: string): readonly string[] {
  const hops = header.split(',').map((hop) => addressIn(hop.trim()));
  return hops.slice(hops.lastIndexOf(undefined) + 1).filter((address) => address !== undefined);
}

function addressIn(hop: string): string | undefined {
  const [, bracketed] = /^\[(.+)\](?::\d+)?$/.exec(hop) ?? [];
  const [, withPort] = /^([\d.]+):\d+$/.exec(hop) ?? [];
  const address = bracketed ?? withPort ?? hop;
  return isIP(address) === 0 ? undefined : address;
}
