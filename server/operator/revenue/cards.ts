import { sql } from 'kysely';
import type { PeriodQuery } from '../../../core/api/operator/period.ts';
import type { CardGroup, RevenueReport } from '../../../core/api/operator/revenue.ts';
import type { Db } from '../../platform/db/client.ts';
import { inPeriod } from '../period.ts';
import { readSpan } from './spans.ts';

type CardColumn = 'card_kind' | 'card_country';
type Counted = { readonly name: string | null; readonly count: number };

export async function readCards(db: Db, period: PeriodQuery): Promise<RevenueReport['cards']> {
  const [declined, kinds, countries, span] = await Promise.all([
    readReasons(db, period),
    readGroups(db, period, 'card_kind'),
    readGroups(db, period, 'card_country'),
    readSpan(db, 'declines'),
  ]);
  return { accepted: kinds.reduce((sum, kind) => sum + kind.accepted, 0), declined, kinds, countries, span };
}

function readReasons(db: Db, period: PeriodQuery) {
  return db
    .selectFrom('declines')
    .where(inPeriod('declined_at', period))
    .select(['reason', sql<number>`count(*)::int`.as('count')])
    .groupBy('reason')
    .orderBy('count', 'desc')
    .orderBy('reason')
    .execute();
}

async function readGroups(db: Db, period: PeriodQuery, column: CardColumn): Promise<readonly CardGroup[]> {
  const [accepted, declined] = await Promise.all([readAccepted(db, period, column), readDeclined(db, period, column)]);
  const countIn = (rows: readonly Counted[], name: string | null) => rows.find((row) => row.name === name)?.count ?? 0;
  const names = new Set([...accepted, ...declined].map(({ name }) => name));
  const groups = [...names].map((name) => ({ name, accepted: countIn(accepted, name), declined: countIn(declined, name) }));
  const tries = (group: CardGroup) => group.accepted + group.declined;
  return groups.sort((a, b) => tries(b) - tries(a) || (a.name ?? '').localeCompare(b.name ?? ''));
}

function readAccepted(db: Db, period: PeriodQuery, column: CardColumn): Promise<readonly Counted[]> {
  return db
    .selectFrom('payments')
    .where(inPeriod('paid_at', period))
    .where('amount_paid', '>', 0)
    .select([`${column} as name`, sql<number>`count(*)::int`.as('count')])
    .groupBy(column)
    .execute();
}

function readDeclined(db: Db, period: PeriodQuery, column: CardColumn): Promise<readonly Counted[]> {
  return db
    .selectFrom('declines')
    .where(inPeriod('declined_at', period))
    .select([`${column} as name`, sql<number>`count(*)::int`.as('count')])
    .groupBy(column)
    .execute();
}
