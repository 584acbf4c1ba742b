import { createHmac, randomBytes } from 'node:crypto';
import { clientKey } from './client-address.ts';
import { dayAt } from './day-secrets.ts';

const MARK_LENGTH = 12;

let key = { day: '', secret: randomBytes(32) };

/** The same for all requests of a network on one day at one process. The secret is in memory alone, so no address can be found by it later. */
export function clientMark(address: string | undefined, now: Date): string {
  const day = dayAt(now.getTime());
  if (key.day !== day) key = { day, secret: randomBytes(32) };
  return createHmac('sha256', key.secret).update(clientKey(address)).digest('base64url').slice(0, MARK_LENGTH);
}
