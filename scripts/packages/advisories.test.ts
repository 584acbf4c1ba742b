import { describe, expect, it } from 'vitest';
import { type Advisories, vulnerabilities, withReport } from './advisories.ts';

const NONE: Advisories = { renewed: null, advisories: [], accepted: {} };
const REPORT = JSON.stringify({
  vulnerabilities: {
    router: {
      via: [
        {
          name: 'router',
          title: 'Slow pattern',
          url: 'https://example.com/advisories/GHSA-aaaa',
          severity: 'high',
          range: '<2.1.0',
        },
      ],
    },
    framework: { via: ['router'] },
  },
});
const lockfile = (version: string) => ({ 'node_modules/framework/node_modules/router': { version } });

describe('stored advisories', () => {
  const stored = withReport(NONE, REPORT, '2026-11-22');

  it('find a vulnerable version anywhere in the lockfile, and no other', () => {
    expect(vulnerabilities(lockfile('2.0.9'), stored)).toEqual(['router 2.0.9 has GHSA-aaaa (high): Slow pattern']);
    expect(vulnerabilities(lockfile('2.1.0-beta.1'), stored)).toHaveLength(1);
    expect(vulnerabilities(lockfile('2.1.0'), stored)).toEqual([]);
  });

  it('are passed over when somebody wrote down why', () => {
    expect(vulnerabilities(lockfile('2.0.9'), { ...stored, accepted: { 'GHSA-aaaa': 'Its input is ours.' } })).toEqual([]);
  });

  it('stay when the registry tells of none any more, and are there once when it repeats itself', () => {
    expect(withReport(stored, '{"vulnerabilities":{}}', '2026-12-24')).toEqual({ ...stored, renewed: '2026-12-24' });
    expect(withReport(stored, REPORT, '2026-11-22')).toEqual(stored);
  });

  it('do not change when the registry refuses to audit', () => {
    expect(() => withReport(stored, '{"message":"405 Method Not Allowed"}', '2026-12-24')).toThrow(/does not audit/);
  });
});
