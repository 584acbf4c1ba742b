// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { attributionOf } from './attribution.ts';

const of = (query: string, referrer = '') => attributionOf({ address: `https://petalune.example/quiz?${query}`, referrer });

test.each([
  ['any script', 'utm_campaign=Зима 2026&utm_content=夏季', { utm_campaign: 'Зима 2026', utm_content: '夏季' }],
  ['500 letters', `utm_campaign=${'ж'.repeat(501)}`, { utm_campaign: 'ж'.repeat(500) }],
  ['parameters in capitals', 'UTM_Source=fb&ScCid=x', { utm_source: 'fb', sccid: 'x' }],
  ['a parameter twice', 'utm_source=fb&utm_source=ig', { utm_source: 'fb' }],
  ['a parameter that is empty first', 'utm_source=&utm_source=ig', { utm_source: 'ig' }],
  ['the mark of an ad of Google without a click id', 'gad_source=1', { gad_source: '1' }],
])('a link with %s is read', (_what, query, found) => {
  expect(of(query)).toEqual({ ...found, landing_page: '/quiz' });
});

test('an app that opened the page is read as its referrer', () => {
  expect(of('', 'android-app://com.instagram.android/')).toMatchObject({ referrer: 'android-app://com.instagram.android/' });
});
