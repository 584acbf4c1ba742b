import { describe, expect, it } from 'vitest';
import { readLockfile } from '../release/lockfile.ts';
import { type Advisories, ageWarning, packageProblems, readAdvisories, withAdvisories } from './advisories.ts';
import { auditedAdvisories } from './npm-audit.ts';

const SOURCE = { name: 'npm audit', newest: '2026-11-22', read: '2026-11-22' };
const NONE: Advisories = { source: SOURCE, packages: [], advisories: [], accepted: {} };
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
  const stored = withAdvisories(NONE, SOURCE, lockfile('2.0.9'), auditedAdvisories(REPORT));

  it('find a vulnerable version anywhere in the lockfile, and no other', () => {
    expect(packageProblems(lockfile('2.0.9'), stored)).toEqual(['router 2.0.9 has GHSA-aaaa (high): Slow pattern']);
    expect(packageProblems(lockfile('2.1.0-beta.1'), stored)).toHaveLength(1);
    expect(packageProblems(lockfile('2.1.0'), stored)).toEqual([]);
  });

  it('are passed over when somebody wrote down why', () => {
    expect(packageProblems(lockfile('2.0.9'), { ...stored, accepted: { 'GHSA-aaaa': 'Its input is ours.' } })).toEqual([]);
  });

  it('name a package of the lockfile that was never looked up', () => {
    const larger = { ...lockfile('2.1.0'), 'node_modules/parser': { version: '1.0.0' } };
    expect(packageProblems(larger, stored)).toEqual([
      'parser was never looked up for weaknesses: node scripts/packages.ts renew',
    ]);
    expect(packageProblems(larger, withAdvisories(stored, SOURCE, larger, []))).toEqual([]);
  });

  it('stay when none is reported any more, and are there once when a report repeats itself', () => {
    const later = { ...SOURCE, newest: '2026-12-24' };
    expect(withAdvisories(stored, later, lockfile('2.1.0'), [])).toEqual({ ...stored, source: later });
    expect(withAdvisories(stored, SOURCE, lockfile('2.1.0'), auditedAdvisories(REPORT))).toEqual(stored);
  });

  it('do not change when the registry refuses to audit', () => {
    expect(() => auditedAdvisories('{"message":"405 Method Not Allowed"}')).toThrow(/does not audit/);
  });

  it.each([
    ['2026-11-22T23:00:00Z', undefined],
    ['2026-12-22T23:00:00Z', undefined],
    ['2026-12-23T01:00:00Z', 'The stored advisories are 31 days old. With a network: node scripts/packages.ts renew'],
  ])('of 22 November say on %s that they are too old: %s', (today, warning) => {
    expect(ageWarning(stored, new Date(today))).toBe(warning);
  });

  it('of the repository were looked up for every package of the lockfile, and find none vulnerable', () => {
    const locked = readLockfile();
    expect(Object.keys(locked).length).toBeGreaterThan(400);
    expect(packageProblems(locked, readAdvisories())).toEqual([]);
  });

  it.each([
    ['fastify', '5.12.4'],
    ['fast-uri', '3.1.6'],
    ['fast-uri', '4.0.0'],
    ['nodemailer', '9.1.0'],
    ['protobufjs', '7.6.4'],
    ['@grpc/grpc-js', '1.14.3'],
    ['find-my-way', '9.6.0'],
    ['kysely', '0.28.16'],
    ['vite', '8.0.15'],
    ['pg', '7.1.1'],
    ['react-dom', '16.4.1'],
    ['zod', '3.22.2'],
    ['@opentelemetry/instrumentation', '0.40.0'],
    ['yaml', '2.8.2'],
  ])('of the repository find %s %s, so that no change goes back to it', (name, version) => {
    expect(packageProblems({ [`node_modules/${name}`]: { version } }, readAdvisories())).not.toEqual([]);
  });
});
