import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { comparedName } from '../../../core/analytics/name.ts';
import { seededRandom } from '../../../core/seeded-random.ts';
import { rounds } from '../../../core/testing.ts';
import { campaignColumns } from '../../money/checkout-attempts/campaign-columns.ts';
import { testDatabase } from '../../platform/db/testing.ts';
import { openBeforeAll } from '../../platform/testing.ts';
import { readCampaigns } from './query.ts';
import { saveSpend } from './save-spend.ts';

const CAMPAIGNS = rounds(10_000, 1_000);
const PERIOD = { from: '2026-03-01', to: '2026-03-01', zone: 'UTC', unit: 'day' } as const;
const SOURCES = ['fb', 'Facebook', 'ig', 'TikTok Ads', 'google', 'Вконтакте', 'LINE広告'];
const WORDS = [
  'Зима',
  'Лето',
  '夏季',
  '冬季',
  'セール',
  '세일',
  'Été',
  'Verão',
  'Frühling',
  'צבע',
  'عرض',
  'हिन्दी',
  '😀',
  'US_iOS_Broad',
  'LAL 1%',
];
const TAILS = ['W25-44', 'Retargeting | 30d', 'Видео А', 'Видео Б', '[EU] – Carousel', 'Purchase/AddToCart', 'v2'];

const shop = openBeforeAll(async () => {
  const db = await testDatabase();
  return { db, close: () => db.destroy() };
});

function dice(seed: number) {
  const random = seededRandom(seed);
  const roll = (sides: number) => Math.floor(random() * sides);
  return { roll, pick: <T>(values: readonly T[]) => values[roll(values.length)] as T };
}

/** Some of them differ behind their fortieth or two hundredth letter only. */
function campaignNames(): readonly string[] {
  const { pick, roll } = dice(7);
  return Array.from({ length: CAMPAIGNS }, (_, index) => {
    const long = roll(10) === 0 ? 'long name '.repeat(20 + roll(20)) : '';
    return `${pick(WORDS)} ${pick(WORDS)}_${pick(TAILS)} ${long}2026 ${index.toString(36)}${pick(['', '!', '?', '+'])}`.slice(
      -500,
    );
  });
}

test('thousands of campaigns of every script keep their names, and their sums are the payments and the costs to the cent', async () => {
  const names = campaignNames();
  expect(new Set(names.map(comparedName)).size).toBe(CAMPAIGNS);
  const { pick, roll } = dice(8);
  const orders = names.flatMap((utm_campaign, index) => {
    const source = pick(SOURCES);
    return Array.from({ length: 1 + roll(2) }, (_, copy) => ({
      id: `${index}-${copy}`,
      ...campaignColumns({ utm_source: source, utm_campaign: copy === 0 ? utm_campaign : ` ${utm_campaign.toUpperCase()} ` }),
      amount: 1 + roll(99_99),
    }));
  });
  await sql`
    with sent as (select * from jsonb_to_recordset(${JSON.stringify(orders)}::jsonb)
      as o(id text, source text, campaign text, campaign_name text, amount int)),
    attempts as (
      insert into checkout_attempts (id, visitor_id, email, plan_id, currency, due_now, due_later, digest, status, source, campaign, campaign_name, created_at)
      select id, id, 'a@example.com', 'month', 'USD', 1, 1, '', 'paid', source, campaign, campaign_name, '2026-03-01T10:00Z' from sent returning id),
    subscribed as (
      insert into subscriptions (id, attempt_id, customer_id, email, plan_id, status, currency, first_amount, renewal_amount, as_of)
      select id, id, id, 'a@example.com', 'month', 'active', 'USD', 1, 1, now() from sent returning id)
    insert into payments (id, subscription_id, reason, status, currency, amount_due, amount_paid, amount_refunded, created_at, paid_at)
    select id, id, 'first', 'paid', 'USD', amount, amount, 0, now(), '2026-03-01T10:00Z' from sent`.execute(shop.db);
  await saveSpend(
    shop.db,
    names.map((campaign, index) => ({ day: '2026-03-01', source: 'facebook', campaign, ad: '', cost: index })),
  );

  const { rows } = await readCampaigns(shop.db, PERIOD);
  const sum = (figure: 'gross' | 'orders' | 'cost') => rows.reduce((total, row) => total + row[figure], 0);
  expect(sum('gross')).toBe(orders.reduce((total, { amount }) => total + amount, 0));
  expect(sum('orders')).toBe(orders.length);
  expect(sum('cost')).toBe((CAMPAIGNS * (CAMPAIGNS - 1)) / 2);
  const found = new Set(rows.map(({ campaign }) => comparedName(campaign)));
  expect(names.filter((name) => !found.has(comparedName(name)))).toEqual([]);
  expect(found.size).toBe(CAMPAIGNS);
  const earned = Map.groupBy(orders, ({ id }) => id.split('-')[0]);
  const ofEach = Map.groupBy(rows, ({ campaign }) => comparedName(campaign));
  const wrong = names.filter((name, index) => {
    const gross = (ofEach.get(comparedName(name)) ?? []).reduce((total, row) => total + row.gross, 0);
    return gross !== earned.get(String(index))?.reduce((total, { amount }) => total + amount, 0);
  });
  expect(wrong).toEqual([]);
});

test('links without a payment that fill the page are one line beyond the largest thousand, and no payment is in it', async () => {
  await sql`
    insert into checkout_attempts (id, visitor_id, email, plan_id, currency, due_now, due_later, digest, status, source, campaign, created_at)
    select 'j' || n, 'j' || n, 'a@example.com', 'month', 'USD', 1, 1, '', 'expired', 'junk', 'c' || n, '2026-03-02T10:00Z' from generate_series(1, 1200) n`.execute(
    shop.db,
  );
  const { rows } = await readCampaigns(shop.db, { ...PERIOD, from: '2026-03-02', to: '2026-03-02' });
  expect(rows.length).toBe(1001);
  expect(rows.find(({ source }) => source === 'other')).toMatchObject({ campaign: '', checkouts: 200, gross: 0 });
});
