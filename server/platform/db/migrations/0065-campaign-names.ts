import { type Kysely, sql } from 'kysely';
import type { Attribution } from '../../../../core/analytics/attribution.ts';
import { campaignPath } from '../../../../core/analytics/campaign-path.ts';
import { nameKey } from '../../name-key.ts';

const BATCH_SIZE = 500;
const NAMED = ['checkout_attempts', 'removed_checkouts', 'ad_spend'] as const;

type Keys = { readonly source: string; readonly campaign: string; readonly ad: string };
type Path = Keys & { readonly campaign_name: string | null; readonly ad_name: string | null };
/** The paths that had one spelling until now. */
type Renamings = Map<string, { readonly old: Keys; readonly paths: Map<string, Path> }>;

/**
 * Names of campaigns and ads, as links spell them, beside the keys by which they meet. Until now only Latin letters and digits were
 * kept, of at most 40 characters, so that different names became one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of NAMED)
    await db.schema.alterTable(table).addColumn('campaign_name', 'text').addColumn('ad_name', 'text').execute();
  const renamings = await renameAttempts(db);
  // What was added up under one spelling of several names cannot be told apart any more.
  const clear = [...renamings.values()].flatMap(({ old, paths }) => {
    const [path] = paths.values();
    return path && paths.size === 1 ? [{ ...path, old_source: old.source, old_campaign: old.campaign, old_ad: old.ad }] : [];
  });
  await sql`
    create temporary table renamed on commit drop as select * from jsonb_to_recordset(${JSON.stringify(clear)}::jsonb) as r(
      old_source text, old_campaign text, old_ad text, source text, campaign text, ad text, campaign_name text, ad_name text)`.execute(
    db,
  );
  await renameSums(db, 'ad_spend', ['day'], 'cost');
  await renameSums(db, 'removed_checkouts', ['quarter', 'plan_id', 'outcome', 'reason'], 'attempts');
  await sql`drop table renamed`.execute(db);
}

/** By the parameters of their links, as far as these are kept. */
async function renameAttempts(db: Kysely<unknown>): Promise<Renamings> {
  const renamings: Renamings = new Map();
  for (let after = ''; ; ) {
    const { rows } = await sql<Keys & { id: string; attribution: Attribution | null }>`
      select id, attribution, source, coalesce(campaign, '') as campaign, coalesce(ad, '') as ad
      from checkout_attempts where id > ${after} and source is not null order by id limit ${BATCH_SIZE}`.execute(db);
    const named = rows.flatMap(({ id, attribution, ...old }) => {
      const path = attribution ? pathOf(attribution) : { ...old, campaign_name: null, ad_name: null };
      record(renamings, old, path);
      return attribution ? [{ id, ...path }] : [];
    });
    await sql`
      update checkout_attempts a set source = sent.source, campaign = nullif(sent.campaign, ''), ad = nullif(sent.ad, ''),
        campaign_name = sent.campaign_name, ad_name = sent.ad_name
      from jsonb_to_recordset(${JSON.stringify(named)}::jsonb)
        as sent(id text, source text, campaign text, ad text, campaign_name text, ad_name text)
      where a.id = sent.id`.execute(db);
    const last = rows.at(-1);
    if (rows.length < BATCH_SIZE || !last) return renamings;
    after = last.id;
  }
}

function pathOf(attribution: Attribution): Path {
  const { source, campaign, ad } = campaignPath(attribution);
  return {
    source,
    campaign: campaign === null ? '' : nameKey(campaign),
    ad: ad === null ? '' : nameKey(ad),
    campaign_name: campaign,
    ad_name: ad,
  };
}

/** Costs of a campaign or a source alone are renamed too. */
function record(renamings: Renamings, old: Keys, path: Path): void {
  const noAd = { ad: '', ad_name: null };
  const noCampaign = { campaign: '', campaign_name: null, ...noAd };
  for (const less of [{}, noAd, noCampaign]) {
    const from = { source: old.source, campaign: old.campaign, ad: old.ad, ...less };
    const key = keyOf(from);
    const to = { ...path, ...less };
    const renaming = renamings.get(key) ?? { old: from, paths: new Map<string, Path>() };
    if (!renaming.paths.has(keyOf(to))) renaming.paths.set(keyOf(to), to);
    renamings.set(key, renaming);
  }
}

function keyOf({ source, campaign, ad }: Keys): string {
  return JSON.stringify([source, campaign, ad]);
}

/** Two spellings may become one name, whose sums are then added up. */
async function renameSums(
  db: Kysely<unknown>,
  table: 'ad_spend' | 'removed_checkouts',
  keys: readonly string[],
  sum: string,
): Promise<void> {
  const [name, summed] = [sql.table(table), sql.ref(sum)];
  const others = sql.join(keys.map((key) => sql.ref(key)));
  const meets = sql`t.source = r.old_source and t.campaign = r.old_campaign and t.ad = r.old_ad`;
  await sql`
    create temporary table renamed_sums on commit drop as
    select ${others}, r.source, r.campaign, r.ad, min(r.campaign_name) as campaign_name, min(r.ad_name) as ad_name, sum(t.${summed})::integer as ${summed}
    from ${name} t join renamed r on ${meets} group by ${others}, r.source, r.campaign, r.ad`.execute(db);
  await sql`delete from ${name} t using renamed r where ${meets}`.execute(db);
  const columns = sql`${others}, source, campaign, ad, campaign_name, ad_name, ${summed}`;
  await sql`
    insert into ${name} as t (${columns}) select ${columns} from renamed_sums
    on conflict (${others}, source, campaign, ad) do update set ${summed} = t.${summed} + excluded.${summed}`.execute(db);
  await sql`drop table renamed_sums`.execute(db);
}
