import { expect, test } from 'vitest';
import { sourceOf, traitValue } from './attribution.ts';
import { deviceKind, inAppBrowser } from './user-agent.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';
const PIXEL =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15';

test.each([
  [`${IPHONE} Instagram 380.0.0`, 'instagram', 'phone'],
  [`${IPHONE} [FBAN/FBIOS;FBAV/510.0]`, 'facebook', 'phone'],
  [`${PIXEL} trill_400 musical_ly_2024 BytedanceWebview/d8a21c6`, 'tiktok', 'phone'],
  [`${IPHONE} MicroMessenger/8.0.49(0x1800312f) NetType/WIFI Language/en`, 'wechat', 'phone'],
  [`${IPHONE} Barcelona 330.0.0.36.104 (iPhone15,3; iOS 18_5)`, 'threads', 'phone'],
  [`${IPHONE} Safari Line/14.9.0`, 'line', 'phone'],
  [IPHONE, 'webview', 'phone'],
  [`${IPHONE.replace('Mobile', 'Version/18.5 Mobile')} Safari/604.1`, 'none', 'phone'],
  [PIXEL, 'none', 'phone'],
  [PIXEL.replace('Mobile ', ''), 'none', 'tablet'],
  [MAC, 'none', 'desktop'],
])('the user agent %s names its in-app browser and device', (userAgent, browser, device) => {
  expect([inAppBrowser({ userAgent, touchPoints: 0 }), deviceKind({ userAgent, touchPoints: 0 })]).toEqual([browser, device]);
});

test('a tablet with a desktop user agent is recognised by its touch points', () => {
  expect(deviceKind({ userAgent: MAC, touchPoints: 5 })).toBe('tablet');
});

test.each([
  [{ utm_source: 'TikTok Ads', ttclid: 'x' }, 'tiktok-ads'],
  [{ fbclid: 'x', referrer: 'https://l.facebook.com/' }, 'facebook'],
  [{ referrer: 'https://www.example.com/page?q=1' }, 'example.com'],
  [{}, 'direct'],
])('the source of %j is %s', (attribution, source) => {
  expect(sourceOf(attribution)).toBe(source);
});

test('a trait has one spelling and a length', () => {
  expect([traitValue(' Insta  Gram '), traitValue('É'.repeat(3)), traitValue('😀'.repeat(101))]).toEqual([
    'insta-gram',
    'ééé',
    '😀'.repeat(100),
  ]);
});
