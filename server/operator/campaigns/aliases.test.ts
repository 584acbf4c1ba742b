import { beforeEach, expect, test } from 'vitest';
import { operatorRefusals } from '../../../content/operator/refusals.ts';
import { ALL } from '../../../core/analytics/visit.ts';
import { MAX_ALIASES, type SourceAliasList } from '../../../core/api/operator/campaigns.ts';
import { readEvent } from '../../analytics/events/event.ts';
import { saveEvents } from '../../analytics/events/store.ts';
import { countEvents } from '../../analytics/reports/funnel/count.ts';
import { findValues } from '../../analytics/reports/funnel/count-rows.ts';
import { addAttempt } from '../../money/checkout-attempts/store.ts';
import { openBeforeAll } from '../../platform/testing.ts';
import { statusOf, testOperator } from '../testing.ts';
import { aliasRoutes } from './alias-routes.ts';
import { readCampaigns } from './query.ts';

const AT = new Date('2026-03-01T10:00:00Z');
const PERIOD = { from: '2026-03-01', to: '2026-03-01', zone: 'UTC', unit: 'day' } as const;

const shop = openBeforeAll(() => testOperator({ routes: (deps) => [aliasRoutes(deps)] }));
beforeEach(async () => {
  await shop.reset();
  await shop.db.deleteFrom('source_aliases').execute();
  await shop.db.deleteFrom('checkout_attempts').execute();
});

async function begin(id: string, attribution: Readonly<Record<string, string>>): Promise<void> {
  const terms = { plan_id: id, currency: 'USD', due_now: 1, due_later: 1, digest: '', created_at: AT };
  await addAttempt(shop.db, { id, visitor_id: id, email: 'a@example.com', ...terms, attribution });
}

async function checkouts() {
  const { rows } = await readCampaigns(shop.db, PERIOD);
  return Object.fromEntries(rows.map(({ source, checkouts }) => [source, checkouts]));
}

test('the names of one network are one source, and a name that the operator adds or removes counts for the past too', async () => {
  const owner = await shop.signedIn();
  const links = [
    { utm_source: 'fb' },
    { utm_source: 'Facebook' },
    { utm_source: 'FB Ads' },
    { fbclid: 'x' },
    { referrer: 'https://lm.facebook.com/' },
    { utm_source: 'ig' },
    { referrer: 'android-app://com.instagram.android' },
    { utm_source: 'Meta' },
    { utm_source: '{{site_source_name}}' },
  ];
  for (const [index, link] of links.entries()) await begin(String(index), link);
  expect(await checkouts()).toEqual({ facebook: 5, instagram: 2, meta: 1, '{{site_source_name}}': 1 });
  expect(await statusOf(owner.post('/source-aliases', { alias: ' META ', source: 'Facebook' }))).toBe(200);
  expect(await checkouts()).toEqual({ facebook: 6, instagram: 2, '{{site_source_name}}': 1 });
  expect((await owner.get('/source-aliases')).json<SourceAliasList>()).toEqual({
    aliases: [{ alias: 'meta', source: 'facebook' }],
  });
  expect(await statusOf(owner.post('/source-aliases/removal', { alias: 'meta' }))).toBe(200);
  expect(await statusOf(owner.post('/source-aliases/removal', { alias: 'meta' }))).toBe(404);
  expect(await checkouts()).toEqual({ facebook: 5, instagram: 2, meta: 1, '{{site_source_name}}': 1 });
  const audited = shop.db.selectFrom('operator_audit').select(['action', 'detail']).where('action', 'like', 'source-%');
  expect(await audited.orderBy('id').execute()).toEqual([
    { action: 'source-named', detail: 'meta → facebook' },
    { action: 'source-name-removed', detail: 'meta' },
  ]);
});

test('visitors are counted under the name of their source', async () => {
  const context = { receivedAt: AT, behindMs: 0, ignore: () => undefined };
  const visit = { hour: AT.getTime(), arrival: true, first: true };
  const sent = ['fb', 'facebook', 'Вконтакте', '\u0000\ud800'].map((source) =>
    readEvent({ event_type: 'Landing Page View', user_properties: { source }, time: AT.getTime(), visit }, context),
  );
  await saveEvents(
    shop.db,
    sent.flatMap((event) => event ?? []),
  );
  await countEvents(shop.db, () => AT);
  const day = { from: AT.getTime(), until: AT.getTime() + 3_600_000 };
  const counted = (await findValues(shop.db, 'source', day)).map(({ value, visitors }) => [value, visitors]);
  expect(counted).toEqual([
    ['facebook', 2],
    ['unknown', 1],
    ['вконтакте', 1],
  ]);
  expect((await findValues(shop.db, ALL.dimension, day)).map(({ visitors }) => visitors)).toEqual([4]);
});

test('no more sources are named than the limit, and a known one may still change', async () => {
  const owner = await shop.signedIn();
  const rows = Array.from({ length: MAX_ALIASES }, (_, index) => ({ alias: `a${index}`, source: 'x' }));
  await shop.db.insertInto('source_aliases').values(rows).execute();
  const beyond = await owner.post('/source-aliases', { alias: 'b', source: 'x' });
  expect([beyond.statusCode, beyond.json().error.message]).toEqual([409, operatorRefusals.tooManyAliases]);
  expect(await statusOf(owner.post('/source-aliases', { alias: 'a1', source: 'y' }))).toBe(200);
});

test('a role that only reads names no source', async () => {
  const reader = await shop.add('reader@example.com', 'read-only');
  expect(await statusOf(reader.post('/source-aliases', { alias: 'b', source: 'x' }))).toBe(403);
  expect(await statusOf(reader.get('/source-aliases'))).toBe(200);
});
