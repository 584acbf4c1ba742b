import { expect, test } from 'vitest';
import { offlineWebhook } from './offline.ts';
import { ENDPOINT, MESSAGE } from './testing.ts';

test('a demonstration sends no webhook', async () => {
  expect(await offlineWebhook().send(ENDPOINT, MESSAGE)).toMatchObject({ ok: false, reason: 'refused' });
});
