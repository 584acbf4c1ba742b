import { createHash } from 'node:crypto';

export function etagOf(content: string | Buffer): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

export function matchesEtag(header: string | undefined, etag: string): boolean {
  return header !== undefined && (header.includes(etag) || header.trim() === '*');
}
