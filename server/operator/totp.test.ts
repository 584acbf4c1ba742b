import { expect, test } from 'vitest';
import { codeOf, randomBase32, stepAt, stepOfCode } from './totp.ts';

/** '12345678901234567890' in base 32: the secret of RFC 6238, appendix B. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('the code of the authenticator at %i seconds is the one of RFC 6238', (seconds, code) => {
  expect(codeOf(SECRET, stepAt(new Date(seconds * 1000)), 8)).toBe(code);
});

test('a code of the authenticator is valid in its half minute and the next one', () => {
  const code = codeOf(SECRET, 1000);
  const at = (step: number) => stepOfCode(SECRET, ` ${code.slice(0, 3)} ${code.slice(3)}`, new Date(step * 30_000));
  expect([998, 999, 1000, 1001, 1002].map(at)).toEqual([undefined, undefined, 1000, 1000, undefined]);
});

test('a secret of the authenticator has five random bits in each letter', () => {
  expect(randomBase32(32)).toMatch(/^[A-Z2-7]{32}$/);
  expect(randomBase32(32)).not.toBe(randomBase32(32));
});
