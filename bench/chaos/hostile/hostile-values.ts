import fc from 'fast-check';

const HOSTILE_TEXTS: readonly string[] = [
  ...['', ' ', '\0', 'a\0b', '\ud800', '\u202e', '\u2028', '\ufeff', '𝕬🧴', 'İ', 'ﬀ', '\r\nSet-Cookie: a=b', '\x7f\x85'],
  ...["' or 1=1 --", '"; drop table leads; --', '$1', '%s%n', '#{7*7}', '{{7*7}}', '<script>alert(1)</script>', '=cmd|x!A1'],
  ...['../../../etc/passwd', '..\\..\\', 'file:///etc/passwd', 'http://127.0.0.1:22/', '//evil.example', 'javascript:alert(1)'],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'null',
    'undefined',
    'NaN',
    '-0',
    '1e999',
    '0x10',
    '١٢',
    '2026-02-30',
    '9999-99-99',
  ],
  ...['99999999999999999999', '-1', '+infinity', 'epoch', 'a@b', '"a b"@example.com', 'ann@example.com,bob@example.com'],
  ...['x'.repeat(300), 'é'.repeat(5000), '%'.repeat(200), `${'a'.repeat(100)}@example.com`],
];
const HOSTILE_NUMBERS = [-1, -0, 0.1, 1e21, 1e308, 2 ** 31, 2 ** 53, -(2 ** 63)];
const DEPTH = 40;

export const hostileText = fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), fc.string({ unit: 'binary', maxLength: 60 }));

const nested = fc.integer({ min: 1, max: DEPTH }).map((depth) => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown);
export const hostileValue = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, ...HOSTILE_NUMBERS) },
  { weight: 2, arbitrary: fc.jsonValue() as fc.Arbitrary<unknown> },
  { weight: 1, arbitrary: nested },
);
