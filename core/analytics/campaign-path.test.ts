import { expect, test } from 'vitest';
import { pickAttribution } from './attribution.ts';
import { campaignPath } from './campaign-path.ts';

test.each([
  [{ utm_campaign: ' Зима 2026 ', utm_content: 'Видео А' }, 'Зима 2026', 'Видео А'],
  [{ utm_campaign: 'US_iOS_Broad_Purchase_LAL1pct_W25-44_Nov2026_A' }, 'US_iOS_Broad_Purchase_LAL1pct_W25-44_Nov2026_A', null],
  [{ utm_campaign: ' ', utm_id: '42', utm_term: 'skin care' }, '42', 'skin care'],
  [{}, null, null],
])('the link %j names the campaign %s and the ad %s', (attribution, campaign, ad) => {
  expect(campaignPath(attribution)).toMatchObject({ campaign, ad });
});

test('characters that a database refuses are left out of what a browser sends', () => {
  const sent = { utm_campaign: 'a\u0000b\ud83d', referrer: 'https://example.com/?q=secret', other: 'x' };
  expect(pickAttribution(sent)).toEqual({ utm_campaign: 'a b ', referrer: 'https://example.com/' });
});
