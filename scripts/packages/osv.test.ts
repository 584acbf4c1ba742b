import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readOsvExport } from './osv.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'osv-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function put(file: string, record: object): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), JSON.stringify(record));
}

const router = { package: { ecosystem: 'npm', name: 'router' } };
const record = (affected: object, more: object = {}) => ({
  id: 'GHSA-aaaa',
  modified: '2026-05-04T10:00:00Z',
  affected: [affected],
  ...more,
});
const semver = (...events: readonly object[]) => ({ ...router, ranges: [{ type: 'SEMVER', events }] });

describe('an export of OSV', () => {
  it.each([
    ['from the first version to a mend', semver({ introduced: '0' }, { fixed: '2.1.0' }), '<2.1.0'],
    ['from a version to a mend', semver({ introduced: '1.4.0' }, { fixed: '2.1.0' }), '>=1.4.0 <2.1.0'],
    ['to the last that is vulnerable', semver({ introduced: '0' }, { last_affected: '2.0.9' }), '<=2.0.9'],
    ['without an end', semver({ introduced: '3.0.0' }), '>=3.0.0'],
    ['of every version', semver({ introduced: '0' }), '*'],
    [
      'of two branches, in any order',
      semver({ fixed: '3.0.1' }, { introduced: '3.0.0' }, { fixed: '2.1.0' }, { introduced: '0' }),
      '<2.1.0 || >=3.0.0 <3.0.1',
    ],
    [
      'to the last that is known to be vulnerable',
      { ...semver({ introduced: '0' }), database_specific: { last_known_affected_version_range: '<= 2.0.9' } },
      '<=2.0.9',
    ],
    ['of single versions', { ...router, versions: ['2.0.8', '2.0.9'] }, '2.0.8 || 2.0.9'],
    ['that nobody can read, as of every version', semver({ introduced: '0' }, { fixed: 'the next one' }), '*'],
    [
      'by ranges of versions rather than of commits, or by the versions beside them',
      {
        ...router,
        ranges: [
          { type: 'GIT', events: [{ introduced: '0' }, { fixed: '3f0a1b2' }] },
          { type: 'SEMVER', events: [{ introduced: '0' }, { fixed: '2.1.0' }] },
        ],
        versions: ['2.0.9'],
      },
      '<2.1.0',
    ],
  ])('gives a range %s', (_kind, affected, vulnerable) => {
    put('all/GHSA-aaaa.json', record(affected));
    expect(readOsvExport(folder, ['router']).advisories).toEqual([
      {
        id: 'GHSA-aaaa',
        package: 'router',
        vulnerable,
        severity: 'unknown',
        title: 'https://osv.dev/vulnerability/GHSA-aaaa',
      },
    ]);
  });

  it('gives the severity and the kinds of weakness of a record, in folders of any depth', () => {
    const about = { severity: 'HIGH', cwe_ids: ['CWE-400', 'CWE-1333'] };
    put('2026/05/GHSA-aaaa/GHSA-aaaa.json', record(semver({ introduced: '0' }), { database_specific: about }));
    expect(readOsvExport(folder, ['router']).advisories).toMatchObject([{ severity: 'high', title: 'CWE-400, CWE-1333' }]);
  });

  it('leaves out what is withdrawn, of another ecosystem, or of a package that is not locked', () => {
    put('a.json', record(semver({ introduced: '0' }), { withdrawn: '2026-05-05T00:00:00Z' }));
    const other = { ...semver({ introduced: '0' }), package: { ecosystem: 'npm', name: 'other' } };
    const foreign = { ...semver({ introduced: '0' }), package: { ecosystem: 'PyPI', name: 'router' } };
    put('b.json', record(other, { affected: [other, foreign] }));
    put('c.json', record(foreign));
    expect(readOsvExport(folder, ['router'])).toEqual({ newest: '2026-05-04', records: 2, advisories: [] });
  });

  it('is as old as its newest record', () => {
    put('a.json', record(semver({ introduced: '0' })));
    put('b.json', record(semver({ introduced: '0' }), { id: 'GHSA-bbbb', modified: '2026-05-06T01:00:00Z' }));
    expect(readOsvExport(folder, []).newest).toBe('2026-05-06');
  });

  it('is refused where a record cannot be read or there is none, so that nothing counts as looked up', () => {
    expect(() => readOsvExport(folder, ['router'])).toThrow(/There is no record of OSV about npm/);
    put('broken.json', { id: 'GHSA-aaaa', affected: [router] });
    expect(() => readOsvExport(folder, ['router'])).toThrow('broken.json is no record of OSV. Nothing was changed.');
  });
});
