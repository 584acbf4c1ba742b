import { type Lockfile, nameOf } from './lockfile.ts';

/** SPDX names. Each lets us ship the package with its notice, and asks nothing of our own code. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);
/** Asks that changes to its own files are published; nobody changes the tools, and they are not shipped. */
const ALLOWED_IN_TOOLS = new Set([...ALLOWED, 'MPL-2.0']);

/** Packages that declare no licence, with what their LICENSE file says. */
const FINDINGS: Readonly<Record<string, string>> = {
  'suncalc@2.0.2': 'BSD-2-Clause',
};

/** An SPDX expression, or nothing. */
export function licenceOf(lockfile: Lockfile, path: string): string {
  const { license, version } = lockfile[path] ?? {};
  return license ?? FINDINGS[`${nameOf(path)}@${version}`] ?? '';
}

export function licenceProblems(lockfile: Lockfile, shipped: readonly string[]): string[] {
  return Object.keys(lockfile).flatMap((path) => {
    const licence = licenceOf(lockfile, path);
    const allowed = shipped.includes(path) ? ALLOWED : ALLOWED_IN_TOOLS;
    if (isAllowed(licence, allowed)) return [];
    const found = licence === '' ? 'declares no licence' : `has the licence ${licence}`;
    return [`${nameOf(path)} ${lockfile[path]?.version} ${found}`];
  });
}

/** Of `A OR B` one must be allowed, of `A AND B` both; no package here mixes them. */
function isAllowed(expression: string, allowed: ReadonlySet<string>): boolean {
  const text = expression.replaceAll(/[()]/g, '');
  if (text.includes(' OR ')) return text.split(' OR ').some((each) => allowed.has(each));
  return text.split(' AND ').every((each) => allowed.has(each));
}
