import { createHash } from 'node:crypto';
import { normalEmail } from '../../core/leads/email.ts';

/** Meta and TikTok take the SHA-256 of the trimmed address in lower case. */
export function hashedEmail(email: string): string {
  return createHash('sha256').update(normalEmail(email)).digest('hex');
}
