import { sql } from 'kysely';
import type { CodeAmounts, CodeReport, ReportedCode } from '../../../core/api/operator/codes.ts';
import { type CodeRow, ruleOf } from '../../money/codes/store.ts';
import type { Db } from '../../platform/db/client.ts';
import { netRows } from '../revenue/net.ts';

type AmountRow = CodeAmounts & { readonly code: string };

export async function readCodes(db: Db, now: Date): Promise<CodeReport> {
  const codes = await db.selectFrom('codes').selectAll().orderBy('created_at', 'desc').orderBy('name').execute();
  const uses = await readUses(db);
  const amounts = await readAmounts(db);
  return {
    codes: codes.map((row) => {
      const own = amounts.filter(({ code }) => code === row.name).map(({ code: _, ...sums }) => sums);
      return toReported(row, uses.get(row.name) ?? 0, own, now);
    }),
  };
}

function toReported(row: CodeRow, uses: number, amounts: readonly CodeAmounts[], now: Date): ReportedCode {
  const { begins_at, ends_at, max_uses: maxUses, made_by: madeBy } = row;
  const life = { beginsAt: begins_at.getTime(), endsAt: ends_at?.getTime() ?? null };
  return { ...ruleOf(row), state: stateOf(row, uses, now), ...life, uses, maxUses, madeBy, amounts };
}

function stateOf({ begins_at, ends_at, max_uses }: CodeRow, uses: number, now: Date): ReportedCode['state'] {
  if (ends_at !== null && ends_at <= now) return 'ended';
  if (max_uses !== null && uses >= max_uses) return 'used-up';
  return begins_at > now ? 'planned' : 'running';
}

/** Orders. A duplicate is none. */
async function readUses(db: Db): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ code: string; uses: number }>`
    select a.code, count(*)::int as uses from subscriptions s join checkout_attempts a on a.id = s.attempt_id
    where a.code is not null and s.duplicate_of is null group by 1`.execute(db);
  return new Map(rows.map(({ code, uses }) => [code, uses]));
}

/** As *Revenue* sums them, each currency by itself. */
async function readAmounts(db: Db): Promise<readonly AmountRow[]> {
  const { rows: currencies } = await sql<{ currency: string }>`
    select distinct p.currency from payments p join subscriptions s on s.id = p.subscription_id join checkout_attempts a on a.id = s.attempt_id
    where a.code is not null order by 1`.execute(db);
  return (await Promise.all(currencies.map(({ currency }) => readAmountsIn(db, currency)))).flat();
}

async function readAmountsIn(db: Db, currency: string): Promise<readonly AmountRow[]> {
  const { rows } = await sql<AmountRow>`
    select a.code, ${currency}::text as currency, sum(gross)::float8 as gross, sum(refunded)::float8 as refunded, sum(lost)::float8 as lost,
      sum(tax)::float8 as tax, sum(fees)::float8 as fees, sum(net)::float8 as net
    from ${netRows(currency)} n join subscriptions s on s.id = n.subscription_id join checkout_attempts a on a.id = s.attempt_id
    where a.code is not null group by 1 having sum(gross) > 0`.execute(db);
  return rows;
}
