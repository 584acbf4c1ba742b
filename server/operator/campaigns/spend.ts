import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { traitValue } from '../../../core/analytics/attribution.ts';
import { type SpendOutcome, SpendRows } from '../../../core/api/operator/campaigns.ts';
import type { Db } from '../../platform/db/client.ts';

const COLUMNS = ['day', 'source', 'campaign', 'ad', 'cost'] as const;

/** The rows of a CSV file with these columns, in any order, and costs like 12.34. Undefined for any other file. */
export function readSpend(csv: string): SpendRows | undefined {
  try {
    const lines: Record<string, string>[] = parse(csv, {
      columns: (head: string[]) => head.map(columnName),
      bom: true,
      trim: true,
    });
    const rows = lines.map((line) => ({
      ...Object.fromEntries(COLUMNS.map((name) => [name, line[name] ?? ''])),
      cost: cents(line.cost ?? ''),
    }));
    return SpendRows.safeParse(rows).data;
  } catch {
    return undefined;
  }
}

const columnName = (text: string) => text.trim().toLowerCase();

function cents(amount: string): number {
  const [, whole, part = ''] = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(amount) ?? [];
  return whole === undefined ? Number.NaN : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/** Names are spelled as those of links are, so that they meet. Lines of one day and ad are added up. */
export async function saveSpend(db: Db, rows: SpendRows): Promise<SpendOutcome> {
  const spelled = rows.map(({ source, campaign, ad, ...row }) => ({
    ...row,
    source: traitValue(source),
    campaign: campaign === '' ? '' : traitValue(campaign),
    ad: ad === '' ? '' : traitValue(ad),
  }));
  await sql`
    insert into ad_spend (day, source, campaign, ad, cost)
    select day, source, campaign, ad, sum(cost) from jsonb_to_recordset(${JSON.stringify(spelled)}::jsonb)
      as sent(day date, source text, campaign text, ad text, cost integer)
    group by 1, 2, 3, 4
    on conflict (day, source, campaign, ad) do update set cost = excluded.cost`.execute(db);
  return { lines: rows.length, cost: rows.reduce((sum, { cost }) => sum + cost, 0) };
}
