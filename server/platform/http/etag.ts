import { createHash } from 'node:crypto';

/** What tells one version of an answer from another. */
export function etagOf(content: string | Buffer): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

/** Whether the asker has this version already, as their `if-none-match` says. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  return header !== undefined && (header.includes(etag) || header.trim() === '*');
}
