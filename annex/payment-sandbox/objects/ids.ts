import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** `sub_1a2B…`: an id of the provider's form. */
export function newId(prefix: string, length = 24): string {
  return `${prefix}_${Array.from(randomBytes(length), (byte) => ALPHABET[byte % ALPHABET.length]).join('')}`;
}

/** The provider tells times in whole seconds. */
export function seconds(at: Date): number {
  return Math.floor(at.getTime() / 1000);
}
