import { BlockList, isIP } from 'node:net';

const LOOPBACK = networks(['127.0.0.0', 8], ['::1', 128]);
/** Without link-local addresses, where clouds serve credentials. */
const PRIVATE = networks(['10.0.0.0', 8], ['172.16.0.0', 12], ['192.168.0.0', 16], ['fc00::', 7]);
/** Names that only a network of one's own resolves: machines, containers and services of a cluster. */
const PRIVATE_NAME = /^[^.]+$|\.(local|internal|lan|svc|home\.arpa)$/;

/** Hostnames are written as in a `URL`: in lower case, IPv6 in brackets. */
export function isLoopback(hostname: string): boolean {
  const name = withoutDot(hostname);
  return name === 'localhost' || name.endsWith('.localhost') || isIn(LOOPBACK, name);
}

export function isPrivate(hostname: string): boolean {
  const name = withoutDot(hostname);
  if (isLoopback(name) || isIn(PRIVATE, name)) return true;
  return versionOf(name) === 0 && PRIVATE_NAME.test(name);
}

export function isSameHost(one: URL, other: URL): boolean {
  return withoutDot(one.hostname) === withoutDot(other.hostname);
}

/** The dot at the end of a full name is part of no host. */
function withoutDot(hostname: string): string {
  return hostname.replace(/\.$/, '');
}

function networks(...ranges: readonly (readonly [address: string, bits: number])[]): BlockList {
  const list = new BlockList();
  for (const [address, bits] of ranges) list.addSubnet(address, bits, isIP(address) === 6 ? 'ipv6' : 'ipv4');
  return list;
}

function isIn(list: BlockList, hostname: string): boolean {
  const version = versionOf(hostname);
  return version !== 0 && list.check(bare(hostname), version === 6 ? 'ipv6' : 'ipv4');
}

function versionOf(hostname: string): number {
  return isIP(bare(hostname));
}

function bare(hostname: string): string {
  return hostname.replace(/^\[(.*)\]$/, '$1');
}
