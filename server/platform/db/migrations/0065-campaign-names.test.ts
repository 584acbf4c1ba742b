// @module-tag exhaustive: a migration never changes.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { campaignColumns } from '../../../money/checkout-attempts/campaign-columns.ts';
import type { Db } from '../client.ts';
import { migrate, migrateTo } from '../migrate.ts';
import { emptyDatabase } from '../testing.ts';

const LONG = 'US_iOS_Broad_Purchase_LAL1pct_W25-44_Nov2026';
/** With the columns that the release before wrote. */
const ATTEMPTS = [
  [{ utm_source: 'facebook', utm_campaign: 'Зима 2026', utm_content: 'Видео А' }, ['facebook', '-2026', '-']],
  [{ utm_source: 'facebook', utm_campaign: 'Лето 2026', utm_content: 'Видео Б' }, ['facebook', '-2026', '-']],
  [{ utm_source: 'tiktok', utm_campaign: `${LONG}_A` }, ['tiktok', LONG.toLowerCase().slice(0, 40), null]],
  [{ utm_source: 'TikTok Ads', utm_campaign: 'Glow!', utm_content: 'ad 7' }, ['tiktok-ads', 'glow-', 'ad-7']],
  [{ utm_source: 'google', utm_campaign: 'Plain' }, ['google', 'plain', null]],
  [null, ['erased', 'gone-', null]],
] as const;

let db: Db;
beforeAll(async () => {
  db = await emptyDatabase();
  await migrateTo(db, '0059-proven-addresses');
  for (const [id, [attribution, [source, campaign, ad]]] of ATTEMPTS.entries())
    await sql`
      insert into checkout_attempts (id, visitor_id, email, plan_id, currency, due_now, due_later, digest, status, attribution, source, campaign, ad)
      values (${String(id)}, 'v', 'a@example.com', ${`plan ${id}`}, 'USD', 1, 1, '', 'expired', ${attribution && JSON.stringify(attribution)},
        ${source}, ${campaign}, ${ad})`.execute(db);
  for (const [source, campaign, ad, cost] of [
    ['facebook', '-2026', '-', 1_00],
    ['tiktok', LONG.toLowerCase().slice(0, 40), '', 2_00],
    ['tiktok-ads', 'glow-', 'ad-7', 3_00],
    ['tiktok-ads', 'glow-', '', 4_00],
    ['google', 'plain', '', 5_00],
    ['newsletter', 'may', '', 6_00],
    ['erased', 'gone-', '', 7_00],
  ] as const) {
    await sql`insert into ad_spend (day, source, campaign, ad, cost) values ('2026-03-01', ${source}, ${campaign}, ${ad}, ${cost})`.execute(
      db,
    );
    await sql`
      insert into removed_checkouts (quarter, plan_id, source, campaign, ad, outcome, reason, attempts)
      values ('2026-03-01', 'month', ${source}, ${campaign}, ${ad}, 'left', '', ${cost / 100})`.execute(db);
  }
  await migrate(db);
});
afterAll(() => db.destroy());

test('older orders get the names that their links spell, and those without a link keep what they had', async () => {
  const rows = await db
    .selectFrom('checkout_attempts')
    .select(['source', 'campaign', 'ad', 'campaign_name', 'ad_name'])
    .orderBy('id')
    .execute();
  expect(rows).toEqual(
    ATTEMPTS.map(([attribution, [source, campaign, ad]]) =>
      attribution ? campaignColumns(attribution) : { source, campaign, ad, campaign_name: null, ad_name: null },
    ),
  );
});

const MENDED = [
  ['erased', 'gone-', '', null, null, 7],
  ['facebook', '-2026', '-', null, null, 1],
  ['google', 'plain', '', 'Plain', null, 5],
  ['newsletter', 'may', '', null, null, 6],
  ['tiktok', `${LONG}_A`.toLowerCase(), '', `${LONG}_A`, null, 2],
  ['tiktok-ads', 'glow!', '', 'Glow!', null, 4],
  ['tiktok-ads', 'glow!', 'ad 7', 'Glow!', 'ad 7', 3],
];

test('sums under the old spelling of one name move to that name, and those of several names stay where they are', async () => {
  const columns = ['source', 'campaign', 'ad', 'campaign_name', 'ad_name'] as const;
  const spent = await db
    .selectFrom('ad_spend')
    .select([...columns, 'cost'])
    .execute();
  const removed = await db
    .selectFrom('removed_checkouts')
    .select([...columns, 'attempts'])
    .execute();
  expect(spent.map(({ cost, ...row }) => [...Object.values(row), cost / 100]).sort()).toEqual(MENDED);
  expect(removed.map((row) => Object.values(row)).sort()).toEqual(MENDED);
});
