import { expect, test } from 'vitest';
import { isPrintable } from './printable.ts';

test.each(['', 'Zoë O’Neil', '李小龍', 'नमस्ते', '👩‍🔬', 'a\tb', 'a\r\nb'])('%j can be written', (text) => {
  expect(isPrintable(text)).toBe(true);
});

test.each(['a\u0000b', 'a\u0007b', '\u001b[31m', 'a\u007fb', 'a\u0085b', 'a\u009fb', 'a\ud800b', '\udc00'])(
  '%j cannot',
  (text) => {
    expect(isPrintable(text)).toBe(false);
  },
);
