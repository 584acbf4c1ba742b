import { expect, test } from 'vitest';
import { isPrintable, isVisible, toSingleLine } from './printable.ts';

test.each(['', 'Zoë O’Neil', '李小龍', 'नमस्ते', '👩‍🔬', 'a\tb', 'a\r\nb'])('the text %j is printable', (text) => {
  expect(isPrintable(text)).toBe(true);
});

test.each(['a\u0000b', 'a\u0007b', '\u001b[31m', 'a\u007fb', 'a\u0085b', 'a\u009fb', 'a\ud800b', '\udc00'])(
  '%j is not printable and becomes a blank',
  (text) => {
    expect(isPrintable(text)).toBe(false);
    expect(isVisible(text)).toBe(false);
    expect(isPrintable(toSingleLine(text))).toBe(true);
  },
);

test.each(['a\nb', 'a\r\nb', 'a\tb', 'a\u2028b', 'a\u2029b', 'a\u0000\u009fb'])(
  'the text %j becomes two words in a line',
  (text) => {
    expect(toSingleLine(text)).toBe('a b');
  },
);

test.each(['Zoë 👩‍🔬  李', 'علی\u200cرضا', 'דוד\u200f!'])('the line %j is unchanged', (text) => {
  expect(toSingleLine(text)).toBe(text);
});

test.each(['a\u202eb', 'a\u202ab', 'a\u2066b', 'a\u2069b'])('the direction override in %j becomes a blank', (text) => {
  expect(toSingleLine(text)).toBe('a b');
});

test.each(['a\u202eb', 'a\u2066b', 'a\u200fb', 'a\u200bb', '\ufeffa'])('the text %j holds an invisible character', (text) => {
  expect(isVisible(text)).toBe(false);
});

test.each(['ann@example.com', 'jörg 李'])('the text %j holds no invisible character', (text) => {
  expect(isVisible(text)).toBe(true);
});
