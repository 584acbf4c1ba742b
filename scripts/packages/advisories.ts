import { readFileSync, writeFileSync } from 'node:fs';
import { satisfies, validRange } from 'semver';
import { z } from 'zod';
import { DAY_MS } from '../../core/time.ts';
import { type Lockfile, nameOf } from '../release/lockfile.ts';

/** A range that semver cannot read would match nothing, and so hide a weakness. */
const Range = z.string().refine((range) => validRange(range) !== null, 'is no range of versions');

const AdvisorySchema = z.strictObject({
  /** Like `GHSA-…`. */
  id: z.string(),
  package: z.string(),
  vulnerable: Range,
  severity: z.string(),
  /** In words of our own, or the kinds of weakness (`CWE-400`). */
  title: z.string(),
});
export type Advisory = z.output<typeof AdvisorySchema>;

const AdvisoriesSchema = z.strictObject({
  /** `newest` is the day of its last change, `read` the day on which we looked. */
  source: z.strictObject({ name: z.string(), newest: z.iso.date(), read: z.iso.date() }),
  /** Looked up there, whatever was found. */
  packages: z.array(z.string()),
  advisories: z.array(AdvisorySchema),
  /** Why a weakness does not concern us, by its id. */
  accepted: z.record(z.string(), z.string().min(1)),
});
export type Advisories = z.output<typeof AdvisoriesSchema>;

const FILE = new URL('advisories.json', import.meta.url);
const MAX_AGE_DAYS = 30;

export function readAdvisories(): Advisories {
  return AdvisoriesSchema.parse(JSON.parse(readFileSync(FILE, 'utf8')));
}

export function saveAdvisories(advisories: Advisories): void {
  writeFileSync(FILE, `${JSON.stringify(AdvisoriesSchema.parse(advisories), undefined, 2)}\n`);
}

export function packageProblems(lockfile: Lockfile, stored: Advisories): string[] {
  const unknown = namesIn(lockfile).filter((name) => !stored.packages.includes(name));
  return [
    ...vulnerabilities(lockfile, stored),
    ...unknown.map((name) => `${name} was never looked up for weaknesses: node scripts/packages.ts renew`),
  ];
}

/** Undefined while the copy is young. Who has no network cannot renew it, so that it is no problem. */
export function ageWarning({ source }: Advisories, today: Date): string | undefined {
  const days = Math.floor((today.getTime() - Date.parse(source.newest)) / DAY_MS);
  if (days <= MAX_AGE_DAYS) return undefined;
  return `The stored advisories are ${days} days old. With a network: node scripts/packages.ts renew`;
}

export function withAdvisories(
  stored: Advisories,
  source: Advisories['source'],
  lockfile: Lockfile,
  found: readonly Advisory[],
): Advisories {
  const all = new Map([...stored.advisories, ...found].map((each) => [`${each.id} ${each.package}`, each]));
  const advisories = [...all.keys()].sort().flatMap((key) => all.get(key) ?? []);
  return { ...stored, source, packages: namesIn(lockfile), advisories };
}

export function namesIn(lockfile: Lockfile): string[] {
  return [...new Set(Object.keys(lockfile).map(nameOf))].sort();
}

function vulnerabilities(lockfile: Lockfile, { advisories, accepted }: Advisories): string[] {
  return Object.entries(lockfile).flatMap(([path, { version }]) =>
    advisories
      .filter((each) => each.package === nameOf(path) && !(each.id in accepted))
      .filter(({ vulnerable }) => satisfies(version, vulnerable, { includePrerelease: true }))
      .map(({ id, severity, title }) => `${nameOf(path)} ${version} has ${id} (${severity}): ${title}`),
  );
}
