import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../', import.meta.url);
const PAGE = readFileSync(new URL('docs/security.md', root), 'utf8');

/** How many requirements each section of ASVS 5.0.0 has at levels 1 and 2; their numbers have no gaps. */
const SECTIONS: readonly (readonly [chapter: number, firstSection: number, counts: readonly number[]])[] = [
  [1, 1, [2, 9, 11, 3, 2]],
  [2, 1, [3, 3, 4, 1]],
  [3, 2, [2, 4, 6, 5, 0, 2]],
  [4, 1, [3, 1, 2, 4]],
  [5, 1, [1, 3, 2, 3]],
  [6, 1, [3, 12, 4, 4, 5, 3, 0, 4]],
  [7, 1, [3, 4, 2, 5, 2, 2]],
  [8, 1, [2, 3, 1, 1]],
  [9, 1, [3, 4]],
  [10, 1, [2, 2, 4, 11, 5, 2, 3]],
  [11, 1, [2, 3, 3, 4, 1, 1]],
  [12, 1, [3, 2, 4]],
  [13, 1, [1, 5, 2, 5]],
  [14, 1, [2, 4, 3]],
  [15, 1, [3, 3, 7]],
  [16, 1, [1, 5, 4, 3, 3]],
  [17, 1, [1, 4, 2]],
];

const ROWS = Array.from(
  PAGE.matchAll(/^\| (\d+\.\d+\.\d+) ([^|]+) \| (met|not met|n\/a) \| ([^|]+) \|$/gm),
  ([, number = '', , status = '', proof = '']) => ({ number, status, proof }),
);
const NAMED_FILE = /`([\w./-]+\.(?:ts|tsx|md|json))`(?: "([^"]+)")?/g;
const filesIn = (proof: string) => Array.from(proof.matchAll(NAMED_FILE), ([, file = '', title]) => ({ file, title }));

test('every requirement of ASVS 5.0.0 at levels 1 and 2 has one row', () => {
  const expected = SECTIONS.flatMap(([chapter, first, counts]) =>
    counts.flatMap((count, section) => Array.from({ length: count }, (_, i) => `${chapter}.${first + section}.${i + 1}`)),
  );
  expect(expected).toHaveLength(253);
  expect(ROWS.map(({ number }) => number)).toEqual(expected);
});

test('every requirement that is met names a file, and every other one a reason', () => {
  const unproven = ROWS.filter(({ status, proof }) => (status === 'met' ? filesIn(proof).length === 0 : proof.length < 12));
  expect(unproven).toEqual([]);
});

test('every file and test that the page of security names exists', () => {
  const named = ROWS.flatMap(({ proof }) => filesIn(proof));
  expect(named.length).toBeGreaterThan(130);
  expect(named.filter(({ file, title }) => !exists(file, title))).toEqual([]);
});

test('the page of security counts its rows right', () => {
  const count = (wanted: string) => ROWS.filter(({ status }) => status === wanted).length;
  expect(PAGE).toContain(
    `Of ${ROWS.length}, ${count('met')} are met, ${count('not met')} are not, and ${count('n/a')} do not apply.`,
  );
});

const RULES = readFileSync(new URL('docs/operations/rules-of-security.md', root), 'utf8');

test('the inventory of cryptography names every algorithm, and what is weak stays where a protocol of others asks for it', () => {
  const weak = { sha1: 'server/operator/totp.ts', md5: 'adapters/list/mailchimp/mailchimp.ts' };
  const strong = { 'aes-256-gcm': 'server/platform/secrets/secrets.ts' };
  const used = globSync('{server,adapters,core,annex,scripts}/**/*.ts', {
    cwd: root,
    exclude: (name) => name.endsWith('.test.ts'),
  })
    .flatMap((file) => algorithmsIn(file).map((algorithm) => ({ file, algorithm })))
    .filter(({ algorithm }) => algorithm !== 'sha256');
  expect(used.sort(byFile)).toEqual(
    Object.entries({ ...weak, ...strong })
      .map(([algorithm, file]) => ({ file, algorithm }))
      .sort(byFile),
  );
  for (const name of ['SHA-256', 'HMAC-SHA-1', 'MD5', 'scrypt', 'AES-256-GCM', 'X25519']) expect(RULES).toContain(name);
});

test('every secret that can be configured stands with how it is replaced', () => {
  const variables = readFileSync(new URL('.env.example', root), 'utf8').matchAll(/^# (\w+(?:_KEY|_SECRET|_PASSWORD|_TOKEN))=/gm);
  // Every browser gets the publishable key.
  const secrets = Array.from(variables, ([, name = '']) => name).filter((name) => name !== 'STRIPE_PUBLISHABLE_KEY');
  expect(secrets.length).toBeGreaterThan(15);
  expect(secrets.filter((name) => !RULES.includes(`\`${name}\``))).toEqual([]);
});

/** Nothing but digests takes the name of an algorithm, so a cipher would be found too. */
function algorithmsIn(file: string): readonly string[] {
  const code = readFileSync(new URL(file, root), 'utf8');
  const calls = code.matchAll(/\b(?:createHash|createHmac|createCipheriv|createSign|pbkdf2|hkdf)\(\s*'([^']+)'/g);
  return Array.from(calls, ([, algorithm = '']) => algorithm);
}

function byFile(a: { readonly file: string }, b: { readonly file: string }): number {
  return a.file < b.file ? -1 : 1;
}

function exists(file: string, title: string | undefined): boolean {
  const path = new URL(file, root);
  if (!existsSync(path)) return false;
  if (title === undefined) return true;
  const source = readFileSync(path, 'utf8');
  return [`'${title}'`, `"${title}"`, `\`${title}\``].some((text) => source.includes(text));
}
