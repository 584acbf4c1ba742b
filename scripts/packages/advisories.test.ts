import { describe, expect, it } from 'vitest';
import { type Advisories, readAdvisories, vulnerabilities, withReport } from './advisories.ts';

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

  it('stay when the registry reports none any more, and are there once when it repeats itself', () => {
    expect(withReport(stored, '{"vulnerabilities":{}}', '2026-12-24')).toEqual({ ...stored, renewed: '2026-12-24' });
    expect(withReport(stored, REPORT, '2026-11-22')).toEqual(stored);
  });

  it('do not change when the registry refuses to audit', () => {
    expect(() => withReport(stored, '{"message":"405 Method Not Allowed"}', '2026-12-24')).toThrow(/does not audit/);
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
  ])('of the repository find %s %s, so that no change goes back to it', (name, version) => {
    expect(vulnerabilities({ [`node_modules/${name}`]: { version } }, readAdvisories())).not.toEqual([]);
  });
});
