import { expect, test } from 'vitest';
import { deviceOf } from './device.ts';

test.each([
  [
    'Chrome on Android',
    'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36',
  ],
  [
    'Safari on iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  ],
  ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'],
  ['Some browser', 'curl/8.5.0'],
])('a user agent is shown as %s', (device, userAgent) => {
  expect(deviceOf(userAgent)).toBe(device);
});
