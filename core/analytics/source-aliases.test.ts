import { expect, test } from 'vitest';
import { type Attribution, sourceOf } from './attribution.ts';
import { knownAliases, namesOfSources } from './source-aliases.ts';

const nameOf = (attribution: Attribution, own = [] as Parameters<typeof namesOfSources>[0]) => {
  const source = sourceOf(attribution);
  return namesOfSources(own).get(source) ?? source;
};

test.each<[Attribution, string]>([
  [{ utm_source: 'fb' }, 'facebook'],
  [{ utm_source: 'Facebook' }, 'facebook'],
  [{ utm_source: 'FB Ads' }, 'facebook'],
  [{ utm_source: 'ＦＢ' }, 'facebook'],
  [{ fbclid: 'x' }, 'facebook'],
  [{ referrer: 'https://lm.facebook.com/l.php' }, 'facebook'],
  [{ referrer: 'https://m.facebook.com' }, 'facebook'],
  [{ referrer: 'android-app://com.facebook.katana/' }, 'facebook'],
  [{ utm_source: 'ig' }, 'instagram'],
  [{ igshid: 'x' }, 'instagram'],
  [{ referrer: 'https://l.instagram.com/?u=x' }, 'instagram'],
  [{ referrer: 'android-app://com.instagram.android' }, 'instagram'],
  [{ gad_source: '1' }, 'google'],
  [{ gclid: 'x' }, 'google'],
  [{ ttclid: 'x' }, 'tiktok'],
  [{ utm_source: 'TikTok Ads' }, 'tiktok'],
  [{ referrer: 'https://www.google.com/' }, 'google.com'],
  [{ utm_source: '{{site_source_name}}' }, '{{site_source_name}}'],
  [{ utm_source: 'Вконтакте' }, 'вконтакте'],
])('the source of %j is called %s', (attribution, name) => {
  expect(nameOf(attribution)).toBe(name);
});

test('an operator may give a source another name, chain names, and undo a known one', () => {
  expect(nameOf({ utm_source: 'Meta' }, [{ alias: 'meta', source: 'fb' }])).toBe('facebook');
  expect(nameOf({ utm_source: 'fb' }, [{ alias: 'fb', source: 'fb' }])).toBe('fb');
  expect(nameOf({ utm_source: 'fb' }, [{ alias: 'facebook', source: 'meta' }])).toBe('meta');
});

test('aliases that lead to each other keep their own names', () => {
  const own = [
    { alias: 'a', source: 'b' },
    { alias: 'b', source: 'a' },
  ];
  expect([nameOf({ utm_source: 'a' }, own), nameOf({ utm_source: 'b' }, own)]).toEqual(['a', 'b']);
});

test('no known alias stands twice or is a name itself', () => {
  const aliases = knownAliases.map(({ alias }) => alias);
  expect(new Set(aliases).size).toBe(aliases.length);
  expect(knownAliases.filter(({ source }) => aliases.includes(source))).toEqual([]);
});
