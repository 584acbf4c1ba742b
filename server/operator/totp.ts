import { createHmac, randomBytes } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_SECONDS = 30;
/** A code may be typed just after its step. */
const SLACK = [0, -1];

export function randomBase32(letters: number): string {
  return Array.from(randomBytes(letters), (byte) => ALPHABET[byte % 32]).join('');
}

/** RFC 6238 over RFC 4226; the secret is in base 32. */
export function codeOf(secret: string, step: number, digits = 6): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits).padStart(digits, '0');
}

export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / 1000 / STEP_SECONDS);
}

export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const typed = code.replace(/\s/g, '');
  return SLACK.map((slack) => stepAt(now) + slack).find((step) => codeOf(secret, step) === typed);
}

export function uriOf(secret: string, issuer: string): string {
  const label = encodeURIComponent(`${issuer}:operator`);
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}

function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
