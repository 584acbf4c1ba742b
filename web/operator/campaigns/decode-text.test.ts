import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

const TEXT = 'day;Größe;夏季';
const utf16 = (text: string, littleEndian: boolean) => {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let index = 0; index < text.length; index++) view.setUint16(index * 2, text.charCodeAt(index), littleEndian);
  return new Uint8Array(view.buffer);
};

test.each([
  ['UTF-8', new TextEncoder().encode(TEXT)],
  ['UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${TEXT}`)],
  ['UTF-16 with a mark', utf16(`\uFEFF${TEXT}`, true)],
  ['UTF-16 without a mark', utf16(TEXT, true)],
  ['UTF-16 of the other order', utf16(`\uFEFF${TEXT}`, false)],
])('a file in %s is read', (_encoding, bytes) => {
  expect(decodeText(bytes)).toBe(TEXT);
});

test.each([
  ['an old encoding of Windows', Uint8Array.of(0x47, 0x72, 0xf6, 0xdf, 0x65)],
  ['a workbook', Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 0xff, 0xfe)],
])('%s is not taken for text', (_file, bytes) => {
  expect(decodeText(bytes)).toBeUndefined();
});
