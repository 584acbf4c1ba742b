import { expect, test } from 'vitest';
import { email } from './text.ts';

test.each([
  'anna@gmail.com.',
  'mailto:anna@gmail.com',
  'Anna <Anna@gmail.com>',
  'anna＠gmail．com',
  `${'Anna '.repeat(80)}<anna@gmail.com>`,
])('a request with the address %s is taken as one with anna@gmail.com', (pasted) => {
  expect(email.parse(pasted)).toBe('anna@gmail.com');
});

test('an endless address is refused', () => {
  expect(email.safeParse(`${'Anna '.repeat(200)}<anna@gmail.com>`).success).toBe(false);
});
