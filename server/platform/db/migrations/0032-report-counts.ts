import { type Kysely, type RawBuilder, sql } from 'kysely';

const CLICKS = {
  gclid: 'google',
  gbraid: 'google',
  wbraid: 'google',
  fbclid: 'facebook',
  ttclid: 'tiktok',
  msclkid: 'bing',
  twclid: 'x',
  li_fat_id: 'linkedin',
  epik: 'pinterest',
  sccid: 'snapchat',
  rdt_cid: 'reddit',
};
const CLICKED = sql.join(
  Object.entries(CLICKS).map(([key, platform]) => sql`when attribution ? ${sql.lit(key)} then ${sql.lit(platform)}`),
  sql` `,
);
const HOST = sql`substring(attribution ->> 'referrer' from '^https?://(?:www\\.|m\\.|l\\.|lm\\.)?([^/:?#]+)')`;
const SOURCE = sql`coalesce(attribution ->> 'utm_source', case ${CLICKED} end, ${HOST}, 'direct')`;

/** As core/analytics/attribution.ts spelled names then. */
function spelled(text: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`coalesce(nullif(left(regexp_replace(lower(btrim(${text})), '[^a-z0-9._-]+', '-', 'g'), 40), ''),
    case when ${text} is null then null else 'unknown' end)`;
}

/** Counts outlive the attempts that they are of, and reports say since when they are whole. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('checkout_attempts')
    .addColumn('decline_reason', 'text')
    .addColumn('source', 'text')
    .addColumn('campaign', 'text')
    .addColumn('ad', 'text')
    .execute();
  await sql`
    update checkout_attempts set
      source = ${spelled(SOURCE)},
      campaign = ${spelled(sql`coalesce(attribution ->> 'utm_campaign', attribution ->> 'utm_id')`)},
      ad = ${spelled(sql`coalesce(attribution ->> 'utm_content', attribution ->> 'utm_term')`)}
    where attribution is not null`.execute(db);
  await db.schema
    .createTable('removed_checkouts')
    .addColumn('quarter', 'timestamptz', (c) => c.notNull())
    .addColumn('plan_id', 'text', (c) => c.notNull())
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('campaign', 'text', (c) => c.notNull())
    .addColumn('ad', 'text', (c) => c.notNull())
    .addColumn('outcome', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('removed_checkouts_pkey', ['quarter', 'plan_id', 'source', 'campaign', 'ad', 'outcome', 'reason'])
    .execute();
  await db.schema
    .createTable('report_spans')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('since', 'timestamptz', (c) => c.notNull())
    .addColumn('until', 'timestamptz')
    .execute();
  // Until now unpaid attempts were deleted after a time without being counted, and paid ones stayed.
  await sql`
    insert into report_spans (name, since)
    select 'checkouts', coalesce(min(created_at) filter (where status <> 'paid'), now()) from checkout_attempts
    having min(created_at) < now() - interval '1 day'`.execute(db);
  await sql`
    insert into report_spans (name, since) select 'declines', min(declined_at) from declines
    having min(declined_at) < now() - interval '399 days'`.execute(db);
}
