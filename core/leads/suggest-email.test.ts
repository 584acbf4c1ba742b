import mailHosts from 'email-providers/all.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { suggestEmail } from './suggest-email.ts';

/** Misspellings in the list of mail services: their mail is read by whoever registered them. */
const SQUATTED = [
  'gamil.com',
  'gmai.com',
  'gmal.com',
  'gmial.com',
  'homail.com',
  'hotmai.com',
  'hotmail.con',
  'hotmails.com',
  'hotmial.com',
  'vahoo.com',
  'yaho.com',
  'zoutlook.com',
];

describe('a likelier spelling', () => {
  test.each([
    ['ann@gmial.com', 'ann@gmail.com'],
    ['ann@gmail.con', 'ann@gmail.com'],
    ['ann@gmail.cmo', 'ann@gmail.com'],
    ['ann@gmail.comm', 'ann@gmail.com'],
    ['ann@gmai.com', 'ann@gmail.com'],
    ['Ann@GMAL.com', 'Ann@gmail.com'],
    ['ann@hotmial.com', 'ann@hotmail.com'],
    ['ann@hotmai.con', 'ann@hotmail.com'],
    ['ann@yaho.com', 'ann@yahoo.com'],
    ['ann@yahooo.co.uk', 'ann@yahoo.co.uk'],
    ['ann@outlok.com', 'ann@outlook.com'],
    ['ann@iclod.com', 'ann@icloud.com'],
    ['ann@comcast.ner', 'ann@comcast.net'],
    ['ann@gmx.dee', 'ann@gmx.de'],
    ['ann@aol.vom', 'ann@aol.com'],
    ['Ann <ann@gmial.com>', 'ann@gmail.com'],
    ['ann＠gmial.com.', 'ann@gmail.com'],
  ])('of %s is %s', (typed, likelier) => {
    expect(suggestEmail(typed)).toBe(likelier);
  });

  test.each([
    'ann@gmail.com',
    'ann@me.com',
    'ann@example.com',
    'ann@petalune.example',
    '@gmial.com',
    'gmial.com',
    'ann@gm',
    'ann@gmail',
    'ann@aon.com',
    'ann@lime.com',
    'ann@nail.ru',
    'ann@',
    '',
  ])('of %j is not offered', (typed) => {
    expect(suggestEmail(typed)).toBeUndefined();
  });

  test('never replaces a mail service of the list, except misspellings in it', () => {
    const replaced = mailHosts.filter((host) => suggestEmail(`ann@${host}`) !== undefined);
    expect(replaced.sort()).toEqual(SQUATTED);
  });

  test('never replaces a host of another country', () => {
    const letters = Array.from('abcdefghijklmnopqrstuvwxyz');
    const countries = letters.flatMap((first) => letters.map((second) => first + second));
    const names = [
      'gmail',
      'yahoo',
      'hotmail',
      'outlook',
      'live',
      'msn',
      'aol',
      'icloud',
      'yandex',
      'gmx',
      'web',
      'mail',
      'proton',
    ];
    const hosts = names.flatMap((name) =>
      countries.flatMap((country) => [country, `co.${country}`, `com.${country}`].map((ending) => `${name}.${ending}`)),
    );
    expect(hosts.filter((host) => suggestEmail(`ann@${host}`) !== undefined)).toEqual([]);
  });
});
