import { expect, test } from 'vitest';
import { buildServer } from '../http/server.ts';
import { securityTxt } from './security-txt.ts';

test.each([
  [undefined, []],
  ['https://petalune.example/security', ['Policy: https://petalune.example/security']],
])('a finder of a weakness reads whom to write to, in the form of RFC 9116, with the policy %s', async (policy, lines) => {
  const server = buildServer({ trustProxy: false, logLevel: 'silent' });
  const publicUrl = new URL('https://petalune.example');
  const now = () => new Date('2026-11-27T10:00:00Z');
  server.register(securityTxt({ publicUrl, contact: 'help@petalune.example', policy, now }));
  const { body, headers } = await server.inject('/.well-known/security.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body.split('\n')).toEqual([
    'Contact: mailto:help@petalune.example',
    'Expires: 2027-05-26T10:00:00.000Z',
    'Preferred-Languages: en',
    'Canonical: https://petalune.example/.well-known/security.txt',
    ...lines,
    '',
  ]);
});
