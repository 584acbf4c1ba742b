import { expect, test } from 'vitest';
import { offlineEntitlements } from './offline.ts';

test('without a service an entitlement is done at once, and a try says what is missing', async () => {
  const port = offlineEntitlements();
  expect(await port.sync({ appUserId: 'a', subscription: 'sub_1' })).toEqual({ ok: true });
  expect(await port.remove('a')).toEqual({ ok: true });
  expect(await port.try()).toMatchObject({ ok: false });
});
