import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Some proxies append a port or a word, and each would be a client of its own. */
export async function cleanForwardedFor({ raw: { headers } }: FastifyRequest): Promise<void> {
  const sent = headers['x-forwarded-for'];
  if (sent !== undefined) headers['x-forwarded-for'] = forwardedAddresses(String(sent)).join(', ');
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
