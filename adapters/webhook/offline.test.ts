import { expect, test } from 'vitest';
import { ENDPOINT, MESSAGE } from './testing.ts';
import { offlineWebhook } from './offline.ts';

test('a demonstration sends no webhook', async () => {
  expect(await offlineWebhook().send(ENDPOINT, MESSAGE)).toMatchObject({ ok: false, reason: 'refused' });
});
