import { describe, expect, test } from 'vitest';
import { EMAIL_LENGTH, normalEmail, parseEmail, suggestEmail } from './email.ts';

describe('an e-mail address', () => {
  test.each([
    'a@b.co',
    'first.last+quiz@mail.example.com',
    "o'neil@example.ie",
    'x_y-z@sub.sub.example.museum',
    'jörg@example.de',
    'user@xn--mnchen-3ya.de',
    'user@example.xn--p1ai',
  ])('%s is taken', (address) => {
    expect(parseEmail(address)).toBe(address);
  });

  test.each([
    '',
    'plain',
    '@example.com',
    'a@',
    'a@example',
    'a b@example.com',
    'a@exam ple.com',
    'a@@example.com',
    'a@example..com',
    'a..b@example.com',
    '.a@example.com',
    'a.@example.com',
    'a@-example.com',
    'a@example-.com',
    'a@example.c',
    'a@example.com,b@example.com',
    'Ann <a@example.com>',
    'a@example.com\nbcc: b@example.com',
    'moc.elpmaxe\u202e@example.com',
    'a\u2066b@example.com',
    'a\u200bb@example.com',
    'a\u0085b@example.com',
    'a\u0000b@example.com',
    'a\ud800b@example.com',
  ])('%j is not', (address) => {
    expect(parseEmail(address)).toBeUndefined();
  });

  test('loses the blanks around it', () => {
    expect(parseEmail('  a@example.com\t')).toBe('a@example.com');
  });

  test('may be as long as the mail protocols allow, and no longer', () => {
    const host = '@example.com';
    expect(parseEmail('a'.repeat(EMAIL_LENGTH - host.length) + host)).toHaveLength(254);
    expect(parseEmail('a'.repeat(EMAIL_LENGTH - host.length + 1) + host)).toBeUndefined();
  });

  test('is refused quickly, however it is made', () => {
    const started = performance.now();
    expect(parseEmail(`a@${'a-'.repeat(120)}`)).toBeUndefined();
    expect(parseEmail(`a@${'a.'.repeat(120)}`)).toBeUndefined();
    expect(performance.now() - started).toBeLessThan(500);
  });

  test('is compared in lower case', () => {
    expect(normalEmail(' Ann@Example.COM ')).toBe('ann@example.com');
  });
});

describe('a likelier spelling', () => {
  test.each([
    ['ann@gmial.com', 'ann@gmail.com'],
    ['ann@gmail.con', 'ann@gmail.com'],
    ['ann@gmai.com', 'ann@gmail.com'],
    ['Ann@GMAL.com', 'Ann@gmail.com'],
    ['ann@hotmial.com', 'ann@hotmail.com'],
    ['ann@yaho.com', 'ann@yahoo.com'],
    ['ann@outlok.com', 'ann@outlook.com'],
    ['ann@iclod.com', 'ann@icloud.com'],
  ])('of %s is %s', (typed, likelier) => {
    expect(suggestEmail(typed)).toBe(likelier);
  });

  test.each(['ann@gmail.com', 'ann@me.com', 'ann@example.com', 'ann@petalune.example', '@gmial.com', 'gmial.com', 'ann@gm', ''])(
    'of %j is not offered',
    (typed) => {
      expect(suggestEmail(typed)).toBeUndefined();
    },
  );

  test.each([
    'ann@mail.de',
    'ann@ymail.com',
    'ann@yahoo.ca',
    'ann@gmx.net',
    'ann@gmx.at',
    'ann@zoho.com',
    'ann@email.com',
    'ann@live.co.uk',
  ])('of the real host in %s is not offered', (typed) => {
    expect(suggestEmail(typed)).toBeUndefined();
  });
});
