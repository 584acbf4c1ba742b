const KEY_BYTES = 32;

/** From base64 or hexadecimal digits, as openssl writes 32 random bytes. */
export function parseKey(text: string): Buffer | undefined {
  if (/^[0-9a-f]{64}$/i.test(text)) return Buffer.from(text, 'hex');
  const key = /^[A-Za-z0-9+/]{43}=$/.test(text) ? Buffer.from(text, 'base64') : undefined;
  return key?.length === KEY_BYTES ? key : undefined;
}
