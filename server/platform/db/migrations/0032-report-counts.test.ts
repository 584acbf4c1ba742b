// @module-tag exhaustive: a migration never changes.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../client.ts';
import { migrateTo } from '../migrate.ts';
import { emptyDatabase } from '../testing.ts';

const LINKS = [
  [{ utm_source: ' TikTok Ads ', utm_campaign: 'Glow!', utm_content: 'ad 7' }, ['tiktok-ads', 'glow-', 'ad-7']],
  [{ gclid: 'x', utm_id: '42', utm_term: 'skin care' }, ['google', '42', 'skin-care']],
  [{ fbclid: 'x', ttclid: 'y', utm_campaign: '' }, ['facebook', 'unknown', null]],
  [{ referrer: 'https://m.example.com/path?x=1', landing_page: '/' }, ['example.com', null, null]],
  [{ referrer: 'https://www.news.example:8443' }, ['news.example', null, null]],
  [{ landing_page: '/' }, ['direct', null, null]],
  [{ utm_source: 'a'.repeat(60) }, ['a'.repeat(40), null, null]],
] as const;

let db: Db;
beforeAll(async () => {
  db = await emptyDatabase();
  await migrateTo(db, '0025-catalogue');
  for (const [id, [attribution]] of LINKS.entries()) {
    await sql`
      insert into checkout_attempts (id, visitor_id, email, plan_id, currency, due_now, due_later, digest, status, attribution, created_at)
      values (${String(id)}, 'v', 'a@example.com', ${`plan ${id}`}, 'USD', 1, 1, '', 'expired', ${JSON.stringify(attribution)}, '2026-01-01T00:00:00Z')`.execute(
      db,
    );
  }
  await migrateTo(db, '0032-report-counts');
});
afterAll(() => db.destroy());

test('older orders get the names of their link', async () => {
  const rows = await db.selectFrom('checkout_attempts').select(['id', 'source', 'campaign', 'ad']).orderBy('id').execute();
  expect(rows).toEqual(LINKS.map(([, [source, campaign, ad]], id) => ({ id: String(id), source, campaign, ad })));
});

test('checkouts are whole since the oldest one that was not paid', async () => {
  expect(await db.selectFrom('report_spans').selectAll().where('name', '=', 'checkouts').execute()).toEqual([
    { name: 'checkouts', since: new Date('2026-01-01T00:00:00Z'), until: null },
  ]);
});
