import { expect, test } from 'vitest';
import { audienceOf } from './audience.ts';

test.each([
  ['/operator', 'operators'],
  ['/operator/people', 'operators'],
  ['/api/operator/session', 'operators'],
  ['/api/v1/orders.csv', 'operators'],
  ['/sandbox/panel/events/:id', 'operators'],
  ['/assets/app.js', 'shared'],
  ['/readyz', 'shared'],
  ['/', 'visitors'],
  ['', 'visitors'],
  ['/operators', 'visitors'],
  ['/api/operator-news', 'visitors'],
  ['/api/v10', 'visitors'],
  ['/assets.txt', 'visitors'],
  ['/sandbox/portal/:id', 'visitors'],
  ['/quiz1/operator', 'visitors'],
])('the path %j is for %s', (path, audience) => {
  expect(audienceOf(path)).toBe(audience);
});
