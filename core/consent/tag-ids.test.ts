import { expect, test } from 'vitest';
import { seededRandom } from '../seeded-random.ts';
import { tagCookies } from './tag-ids.ts';

const NOW = 1_700_000_000_000;
const tags = { ga4: 'G-1ABC', metaPixel: '12345', tiktokPixel: 'C1ABC' };

function made(cookies: Record<string, string> = {}, campaign = '', now = NOW) {
  const found = tagCookies({ tags, cookies, campaign, now, random: seededRandom(1) });
  return Object.fromEntries(found.map(({ name, value }) => [name, value]));
}

test('a browser gets ids in the shapes of the platforms, and only of the tags it agreed to', () => {
  expect(made({}, 'utm_source=x&fbclid=abc&ttclid=E.C.P')).toEqual({
    _ga: expect.stringMatching(/^GA1\.1\.[1-9]\d{8}\.1700000000$/),
    _ga_1ABC: 'GS1.1.1700000000.1.1.1700000000.0.0.0',
    _fbp: expect.stringMatching(/^fb\.1\.1700000000000\.[1-9]\d{9}$/),
    _fbc: 'fb.1.1700000000000.abc',
    _ttp: expect.stringMatching(/^[A-Za-z0-9]{27}$/),
    ttclid: 'E.C.P',
  });
  const statistics = tagCookies({ tags: { ga4: 'G-1ABC' }, cookies: {}, campaign: 'fbclid=a', now: NOW, random: () => 0 });
  expect(statistics.map(({ name }) => name)).toEqual(['_ga', '_ga_1ABC']);
});

test('a browser keeps the ids that it has', () => {
  const before = made({}, 'fbclid=abc&ttclid=E.C.P');
  expect(made(before, '', NOW + 60_000)).toEqual({ ...before, _ga_1ABC: 'GS1.1.1700000000.1.1.1700000060.0.0.0' });
});

test("Google's session ends after half an hour without a page", () => {
  const next = made(made(), '', NOW + 31 * 60_000)._ga_1ABC;
  expect(next).toBe('GS1.1.1700001860.2.1.1700001860.0.0.0');
});

test('a new click replaces the one before, and the same click keeps its time', () => {
  const before = made({}, 'fbclid=abc');
  expect(made(before, 'fbclid=abc', NOW + 5)._fbc).toBe(before._fbc);
  expect(made(before, 'fbclid=def', NOW + 5)._fbc).toBe(`fb.1.${NOW + 5}.def`);
});
