import { expect, test } from 'vitest';
import { Busy, hashPassword, verifyPassword } from './password.ts';
import { hashRecoveryCodes } from './recovery-codes.ts';

const PASSWORD = 'a heron reads maps twice';
/** For tests that are not about the cost. */
const CHEAP = { N: 1024, r: 8, p: 1 };

test('a password is hashed by scrypt with 64 MB and a salt of its own, and the hash holds the parameters', async () => {
  const [first, second] = [await hashPassword(PASSWORD), await hashPassword(PASSWORD)];
  const [name, n, r, p, salt = '', key = ''] = first.split('$');
  expect([name, n, r, p]).toEqual(['scrypt', '65536', '8', '2']);
  expect([Buffer.from(salt, 'base64').length, Buffer.from(key, 'base64').length]).toEqual([16, 32]);
  expect(second).not.toBe(first);
  expect(await verifyPassword(PASSWORD, first)).toBe(true);
});

test('a recovery code is hashed by scrypt with a salt', async () => {
  const [[first = ''], [second]] = [await hashRecoveryCodes(['AAAA-BBBB']), await hashRecoveryCodes(['AAAA-BBBB'])];
  expect(first).toMatch(/^scrypt\$4096\$8\$1\$/);
  expect(second).not.toBe(first);
});

test('a hash that was made with other parameters is checked with them', async () => {
  expect(await verifyPassword(PASSWORD, await hashPassword(PASSWORD, CHEAP))).toBe(true);
});

test.each(['a heron reads maps twic', 'a heron reads maps twice ', 'A heron reads maps twice', `${PASSWORD}${'x'.repeat(900)}`])(
  'the password %s is not taken for one that begins or sounds like it',
  async (other) => {
    expect(await verifyPassword(other, await hashPassword(PASSWORD, CHEAP))).toBe(false);
  },
);

test('two hashes are made at once, eight wait, and further ones are refused', async () => {
  const results = await Promise.allSettled(Array.from({ length: 12 }, () => hashPassword(PASSWORD, CHEAP)));
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused.map(({ reason }) => reason)).toEqual([expect.any(Busy), expect.any(Busy)]);
});
