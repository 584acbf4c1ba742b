import { expect, test } from 'vitest';
import { hashOf, newToken } from './token.ts';

test('a token has 256 bits of chance, and another is another one', () => {
  const tokens = Array.from({ length: 1000 }, newToken);
  expect(new Set(tokens).size).toBe(1000);
  const bytes = tokens.map((token) => Buffer.from(token, 'base64url'));
  expect(bytes.every(({ length }) => length === 32)).toBe(true);
  const setBits = bytes.flatMap((all) => [...all]).reduce((sum, byte) => sum + byte.toString(2).replaceAll('0', '').length, 0);
  expect(setBits / (1000 * 256)).toBeCloseTo(0.5, 1);
});

test('a token is kept as its SHA-256', () => {
  expect(hashOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});
