import { readFileSync, writeFileSync } from 'node:fs';
import { satisfies } from 'semver';
import { type Lockfile, nameOf } from '../release/lockfile.ts';

type Advisory = {
  /** Like `GHSA-…`. */
  readonly id: string;
  readonly package: string;
  readonly vulnerable: string;
  readonly severity: string;
  readonly title: string;
};

export type Advisories = {
  /** A day; null before the first time. */
  readonly renewed: string | null;
  readonly advisories: readonly Advisory[];
  readonly accepted: Readonly<Record<string, string>>;
};

const FILE = new URL('advisories.json', import.meta.url);

export function readAdvisories(): Advisories {
  return JSON.parse(readFileSync(FILE, 'utf8'));
}

export function saveAdvisories(advisories: Advisories): void {
  writeFileSync(FILE, `${JSON.stringify(advisories, undefined, 2)}\n`);
}

export function vulnerabilities(lockfile: Lockfile, { advisories, accepted }: Advisories): string[] {
  return Object.entries(lockfile).flatMap(([path, { version }]) =>
    advisories
      .filter((each) => each.package === nameOf(path) && !(each.id in accepted))
      .filter(({ vulnerable }) => satisfies(version, vulnerable, { includePrerelease: true }))
      .map(({ id, severity, title }) => `${nameOf(path)} ${version} has ${id} (${severity}): ${title}`),
  );
}

type AuditReport = {
  readonly vulnerabilities?: Readonly<Record<string, { readonly via: readonly (string | AuditCause)[] }>>;
};
type AuditCause = {
  readonly name: string;
  readonly title: string;
  readonly url: string;
  readonly severity: string;
  readonly range: string;
};

/** Adds what `npm audit --json` told. What it told before stays, so that no upgrade goes back to it. */
export function withReport(stored: Advisories, report: string, day: string): Advisories {
  const { vulnerabilities } = JSON.parse(report) as AuditReport;
  if (!vulnerabilities) throw new Error('The registry does not audit. Nothing was changed; try another network or registry.');
  const found = Object.values(vulnerabilities)
    .flatMap(({ via }) => via.filter((cause) => typeof cause !== 'string'))
    .map(({ name, title, url, severity, range }) => {
      const id = url.slice(url.lastIndexOf('/') + 1);
      return { id, package: name, vulnerable: range, severity, title };
    });
  const all = new Map([...stored.advisories, ...found].map((each) => [`${each.id} ${each.package}`, each]));
  const advisories = [...all.keys()].sort().flatMap((key) => all.get(key) ?? []);
  return { ...stored, renewed: day, advisories };
}
