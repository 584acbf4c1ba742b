import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compare, valid, validRange } from 'semver';
import { z } from 'zod';
import type { Advisory } from './advisories.ts';

const Event = z.object({
  introduced: z.string().optional(),
  fixed: z.string().optional(),
  last_affected: z.string().optional(),
});
const Affected = z.object({
  package: z.object({ ecosystem: z.string(), name: z.string() }).optional(),
  ranges: z.array(z.object({ type: z.string(), events: z.array(Event) })).default([]),
  versions: z.array(z.string()).default([]),
  database_specific: z.object({ last_known_affected_version_range: z.string().optional() }).default({}),
});
/** The fields that we read of https://ossf.github.io/osv-schema/ */
const OsvRecord = z.object({
  id: z.string(),
  modified: z.string(),
  withdrawn: z.string().optional(),
  affected: z.array(Affected).default([]),
  database_specific: z.object({ severity: z.string().optional(), cwe_ids: z.array(z.string()).optional() }).default({}),
});
type OsvRecord = z.output<typeof OsvRecord>;

type Export = { readonly newest: string; readonly records: number; readonly advisories: readonly Advisory[] };

/** An unpacked export of OSV for npm, or a clone of GitHub's advisory database: one JSON file a record, in folders of any depth. */
export function readOsvExport(folder: string, names: readonly string[]): Export {
  const wanted = new Set(names);
  let newest = '';
  let records = 0;
  const advisories: Advisory[] = [];
  for (const file of globSync('**/*.json', { cwd: folder })) {
    const text = readFileSync(join(folder, file), 'utf8');
    if (!text.includes('"npm"')) continue;
    const record = OsvRecord.safeParse(JSON.parse(text));
    if (!record.success) throw new Error(`${file} is no record of OSV. Nothing was changed.`);
    records += 1;
    const day = record.data.modified.slice(0, 10);
    if (day > newest) newest = day;
    advisories.push(...advisoriesOf(record.data, wanted));
  }
  if (records === 0) throw new Error(`There is no record of OSV about npm in ${folder}. Nothing was changed.`);
  return { newest, records, advisories };
}

function advisoriesOf({ id, withdrawn, affected, database_specific: about }: OsvRecord, wanted: ReadonlySet<string>): Advisory[] {
  if (withdrawn !== undefined) return [];
  const byName = Map.groupBy(affected, (part) => (part.package?.ecosystem === 'npm' ? part.package.name : ''));
  return Array.from(byName)
    .filter(([name]) => wanted.has(name))
    .map(([name, parts]) => ({
      id,
      package: name,
      vulnerable: rangeOf(parts),
      severity: about.severity?.toLowerCase() ?? 'unknown',
      title: about.cwe_ids?.join(', ') || `https://osv.dev/vulnerability/${id}`,
    }));
}

/** Versions that semver cannot read are all taken as vulnerable, so that somebody looks. */
function rangeOf(parts: readonly z.output<typeof Affected>[]): string {
  const ranges = parts.flatMap(({ ranges, versions, database_specific: about }) => {
    const intervals = ranges.filter(({ type }) => type !== 'GIT').flatMap(({ events }) => intervalsOf(events));
    const upTo = about.last_known_affected_version_range?.replaceAll(' ', '') ?? '';
    return intervals.length === 0 ? versions : intervals.map(({ from, to }) => bounds(from, to ?? upTo));
  });
  const range = ranges.join(' || ');
  return range !== '' && validRange(range) !== null ? range : '*';
}

type Interval = { readonly from: string; readonly to: string | undefined };

/** Events may come in any order. */
function intervalsOf(events: readonly z.output<typeof Event>[]): Interval[] {
  const intervals: Interval[] = [];
  let from: string | undefined;
  const ordered = events.toSorted((a, b) => compareVersions(versionOf(a), versionOf(b)));
  for (const { introduced, fixed, last_affected: last } of ordered) {
    if (introduced !== undefined) from ??= introduced;
    else if (from !== undefined) {
      intervals.push({ from, to: fixed === undefined ? `<=${last}` : `<${fixed}` });
      from = undefined;
    }
  }
  return from === undefined ? intervals : [...intervals, { from, to: undefined }];
}

/** A version that semver cannot read stays where it is; the range is then refused as a whole. */
function compareVersions(a: string, b: string): number {
  return valid(a) !== null && valid(b) !== null ? compare(a, b) : 0;
}

function versionOf({ introduced, fixed, last_affected: last }: z.output<typeof Event>): string {
  const version = introduced ?? fixed ?? last ?? '0';
  return version === '0' ? '0.0.0-0' : version;
}

function bounds(from: string, to: string): string {
  return [from === '0' ? '' : `>=${from}`, to].filter((part) => part !== '').join(' ') || '*';
}
