import { sql } from 'kysely';
import type { Db } from '../db/client.ts';
import { OWN_TABLES } from '../jobs/restored-rows.ts';
import type { Sequence, TableShape, WrittenPartition } from './format.ts';

/** Of a table's name, up to the month. */
export const EVENT_MONTH = /(?<=\.events)_\d{4}_\d\d$/;

const OURS = sql`n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'`;
const NAME = sql`format('%I.%I', n.nspname, c.relname)`;
/** A set-up fills them: a backup has what they say in its first line. */
const BOOKKEEPING = sql`c.relname not in ('kysely_migration', 'kysely_migration_lock')`;

/** No backup has them, and a restore passes over those of an earlier file. Mails of a trial hold links that still work. */
export const LEFT_OUT: readonly string[] = [...OWN_TABLES, 'public.mailbox'];

export async function isEmpty(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind in ('r', 'p') and ${OURS} limit 1`.execute(
    db,
  );
  return rows.length === 0;
}

/** Tables stand after those that they refer to. Partitions are read through their table. */
export async function readTables(db: Db): Promise<TableShape[]> {
  const { rows } = await sql<TableShape>`
    select ${NAME} as name, json_agg(json_build_object('name', format('%I', a.attname), 'type', format_type(a.atttypid, a.atttypmod))
      order by a.attname) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
    where c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and ${OURS} and ${BOOKKEEPING}
    group by 1 order by 1`.execute(db);
  return inOrder(
    rows.filter(({ name }) => !LEFT_OUT.includes(name)),
    await readReferences(db),
  );
}

/** Tables that others inherit from. What is read of them without `only` has the rows of the others too. */
export async function readParents(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select ${NAME} as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and c.relhassubclass and ${OURS}`.execute(db);
  return rows.map(({ name }) => name);
}

export async function readPartitions(db: Db): Promise<readonly WrittenPartition[]> {
  const { rows } = await sql<WrittenPartition>`
    select ${NAME} as name, format('%I.%I', pn.nspname, p.relname) as of, pg_get_expr(c.relpartbound, c.oid) as bounds
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_inherits i on i.inhrelid = c.oid
      join pg_class p on p.oid = i.inhparent join pg_namespace pn on pn.oid = p.relnamespace
    where c.relkind = 'r' and c.relispartition and ${OURS} order by 1`.execute(db);
  return rows;
}

/** All names have their schema. */
export type PartitionedTable = { readonly name: string; readonly partitions: readonly string[] };

export async function readPartitionedTables(db: Db): Promise<readonly PartitionedTable[]> {
  const partitions = await readPartitions(db);
  const { rows } = await sql<{ name: string }>`
    select ${NAME} as name from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'p' and ${OURS}`.execute(
    db,
  );
  return rows.map(({ name }) => ({ name, partitions: partitions.flatMap((each) => (each.of === name ? each.name : [])) }));
}

export async function readSequences(db: Db): Promise<readonly Sequence[]> {
  const { rows } = await sql<Sequence>`
    select format('%I.%I', schemaname, sequencename) as name, last_value::text as value from pg_sequences
    where last_value is not null order by 1`.execute(db);
  return rows;
}

export async function readSequenceNames(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{
    name: string;
  }>`select format('%I.%I', schemaname, sequencename) as name from pg_sequences`.execute(db);
  return rows.map(({ name }) => name);
}

type Reference = { readonly from: string; readonly to: string };

async function readReferences(db: Db): Promise<readonly Reference[]> {
  const { rows } = await sql<Reference>`
    select distinct ${NAME} as from, format('%I.%I', tn.nspname, t.relname) as to
    from pg_constraint k join pg_class c on c.oid = coalesce((select inhparent from pg_inherits where inhrelid = k.conrelid), k.conrelid)
      join pg_namespace n on n.oid = c.relnamespace join pg_class t on t.oid = k.confrelid join pg_namespace tn on tn.oid = t.relnamespace
    where k.contype = 'f' and c.oid <> t.oid`.execute(db);
  return rows;
}

function inOrder(tables: readonly TableShape[], references: readonly Reference[]): TableShape[] {
  const done: TableShape[] = [];
  const add = (table: TableShape, path: readonly string[]): void => {
    if (done.includes(table)) return;
    if (path.includes(table.name)) throw new Error(`The tables ${path.join(', ')} refer to each other in a circle.`);
    const needed = references.filter(({ from }) => from === table.name).map(({ to }) => to);
    for (const other of tables.filter(({ name }) => needed.includes(name))) add(other, [...path, table.name]);
    done.push(table);
  };
  for (const table of tables) add(table, []);
  return done;
}
