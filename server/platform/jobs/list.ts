import { sql } from 'kysely';
import type { Delivery, DeliveryCount, DeliveryFilter, DeliveryList } from '../../../core/api/operator/deliveries.ts';
import { PAGE } from '../../../core/operator/request.ts';
import type { Db } from '../db/client.ts';
import { deliveryNames } from './catalogue.ts';
import { isPending, stateOf } from './states.ts';

export async function listDeliveries(db: Db, filter: DeliveryFilter): Promise<DeliveryList> {
  const { state = 'owed', job, kind = 'delivery', limit = PAGE, offset = 0 } = filter;
  const delivers = sql`(j.name = any(${sql.val(deliveryNames)}::text[]))`;
  const wanted = sql`
    ${delivers} = ${kind === 'delivery'}
    and ${state === 'owed' ? isPending : sql`${stateOf} = ${state}`}
    and (${job ?? null}::text is null or j.name = ${job ?? null})`;
  const { rows } = await sql<Row>`
    select j.id, j.name, ${stateOf} as state, j.data, j.retry_count, j.start_after, j.created_on, j.started_on, j.completed_on, j.output
    from jobs.job j where ${wanted}
    order by j.created_on desc, j.id limit ${limit} offset ${offset}`.execute(db);
  const total = await sql<{ total: number }>`select count(*)::int as total from jobs.job j where ${wanted}`.execute(db);
  return { deliveries: rows.map(delivery), total: total.rows[0]?.total ?? 0, counts: await countDeliveries(db) };
}

async function countDeliveries(db: Db): Promise<readonly DeliveryCount[]> {
  const { rows } = await sql<Omit<DeliveryCount, 'kind'>>`
    select j.name as job, ${stateOf} as state, count(*)::int as count from jobs.job j
    group by 1, 2 order by 1, 2`.execute(db);
  const delivering: ReadonlySet<string> = new Set(deliveryNames);
  return rows.map((row) => ({ ...row, kind: delivering.has(row.job) ? 'delivery' : 'internal' }));
}

type Row = {
  readonly id: string;
  readonly name: string;
  readonly state: Delivery['state'];
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly retry_count: number;
  readonly start_after: Date;
  readonly created_on: Date;
  readonly started_on: Date | null;
  readonly completed_on: Date | null;
  readonly output: unknown;
};

function delivery({ data, state, ...row }: Row): Delivery {
  return {
    id: row.id,
    job: row.name,
    state,
    to: textIn(data, 'to', 'email'),
    what: textIn(data, 'template', 'purpose', 'listener'),
    attempts: row.retry_count + (row.started_on ? 1 : 0),
    addedAt: row.created_on.getTime(),
    nextAt: state === 'queued' || state === 'retrying' ? row.start_after.getTime() : null,
    endedAt: row.completed_on?.getTime() ?? null,
    lastError: state === 'done' ? null : messageIn(row.output),
  };
}

function textIn(data: Row['data'], ...fields: readonly string[]): string | null {
  for (const field of fields) {
    const value = data?.[field];
    if (typeof value === 'string') return value;
  }
  return null;
}

/** pg-boss wraps its own timeout message once more. */
export function messageIn(output: unknown): string | null {
  if (typeof output !== 'object' || output === null) return null;
  if ('message' in output && typeof output.message === 'string') return output.message;
  return 'value' in output ? messageIn(output.value) : null;
}
