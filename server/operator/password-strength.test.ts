import { expect, test } from 'vitest';
import { PasswordChange, SignInRequest } from '../../core/api/operator/session.ts';
import { contextOf, passwordProblem } from './password-strength.ts';

const CONTEXT = ['Petalune', 'petalune.example'];

test.each([
  'password1234',
  'aaaaaaaaaaaa',
  '123456789012',
  'qwertyuiop12',
  'petalune2026',
  'Petalune.Operator',
  'petalune.example',
  'admin-dashboard',
  'P@ssw0rd1234',
  'short words',
])('the password %s is refused', (password) => {
  expect(passwordProblem(password, CONTEXT)).toMatch(/^[A-Z].*\.$/);
});

test('the names of the site and of its dashboard make no password', () => {
  const hosts = [new URL('https://vhk2fqx7mwpzrtb.example'), new URL('https://jt4kwnxv9bmrsqz.example')];
  const context = contextOf('Petalune', hosts);
  for (const password of ['vhk2fqx7mwpzrtb', 'jt4kwnxv9bmrsqz']) {
    expect(passwordProblem(password, context)).toMatch(/guessed first/);
    expect(passwordProblem(password, contextOf('Petalune', []))).toBeUndefined();
  }
});

test.each(['a heron reads maps twice', 'vhk2-9fqx-7mwp', 'Zahnrad Teekanne Nordwind', '鯨は夜に本を読む。静かな海で'])(
  'the password %s is taken',
  (password) => {
    expect(passwordProblem(password, CONTEXT)).toBeUndefined();
  },
);

test('a password of 64 to 1,000 characters is taken at the sign-in and where it is chosen, and a longer one refused', () => {
  const taken = (length: number) =>
    [PasswordChange.shape.next, SignInRequest.shape.password].map(
      (schema) => schema.safeParse('violet harbour '.repeat(100).slice(0, length)).success,
    );
  expect([64, 1000, 1001].map(taken)).toEqual([
    [true, true],
    [true, true],
    [false, false],
  ]);
});

test.each([
  ['a line break', 'a heron reads\nmaps twice'],
  ['a line break of Windows', 'a heron reads\r\nmaps twice'],
  ['a tab', 'a heron\treads maps twice'],
  ['a line separator', 'a heron reads\u2028maps twice'],
  ['a null', 'a heron reads maps\0 twice'],
])('a password with %s is refused, because it cannot be typed at the sign-in', (_what, password) => {
  expect(passwordProblem(password, CONTEXT)).toMatch(/one line/);
});
