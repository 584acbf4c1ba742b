import { sql } from 'kysely';
import { CommandError } from '../console/command.ts';
import type { Db } from '../db/client.ts';
import { addMonth } from '../db/event-months.ts';
import { refreshStatistics } from '../db/statistics.ts';
import { type BackupHeader, type BackupLine, isRow, WRITTEN_FORM } from './format.ts';
import { EVENT_MONTH, type Partition, readParents, readTables, type Sequence, type TableShape } from './tables.ts';

/** Rows of each table. */
export type RowCounts = Readonly<Record<string, number>>;

const BATCH_SIZE = 500;
const MAX_BATCH_CHARACTERS = 4_000_000;

export async function loadRows(
  tx: Db,
  { partitions, eventMonths = [] }: BackupHeader,
  lines: AsyncIterable<string>,
): Promise<RowCounts> {
  for (const setting of [...WRITTEN_FORM, 'statement_timeout = 0']) await sql`set local ${sql.raw(setting)}`.execute(tx);
  for (const partition of partitions) await addPartition(tx, partition);
  for (const month of eventMonths) await addMonth(tx, month);
  const shapes = await readTables(tx);
  const parents = await readParents(tx);
  for (const parent of parents) await sql`alter table ${sql.raw(parent)} disable trigger user`.execute(tx); // each row has its table
  await sql`truncate ${sql.raw(shapes.map(({ name }) => name).join(', '))}`.execute(tx); // what the set-up put in
  const counts: Record<string, number> = {};
  let table: TableShape | undefined;
  let pending: string[] = [];
  let size = 0;
  const flush = async () => {
    if (table && pending.length > 0) await insert(tx, table, pending);
    pending = [];
    size = 0;
  };
  for await (const line of lines) {
    if (isRow(line)) {
      pending.push(line);
      size += line.length;
      if (pending.length === BATCH_SIZE || size > MAX_BATCH_CHARACTERS) await flush();
      continue;
    }
    await flush();
    const said = JSON.parse(line) as BackupLine;
    if ('table' in said) table = matchingTable(said.table, shapes);
    if ('rows' in said && table) {
      const { name } = table;
      const key = name.replace(EVENT_MONTH, '');
      const count = await compareCount(tx, parents.includes(name) ? `only ${name}` : name, said.rows);
      counts[key] = (counts[key] ?? 0) + count;
    }
    if ('sequences' in said) for (const sequence of said.sequences) await setSequence(tx, sequence);
  }
  for (const parent of parents) await sql`alter table ${sql.raw(parent)} enable trigger user`.execute(tx);
  await refreshStatistics(tx);
  return counts;
}

async function insert(tx: Db, { name, columns }: TableShape, rows: readonly string[]): Promise<void> {
  const names = columns.map((column) => column.name).join(', ');
  const values = columns.map((column, i) => `(r->>${i})::${column.type}`).join(', ');
  await sql`
    insert into ${sql.raw(name)} (${sql.raw(names)}) overriding system value
    select ${sql.raw(values)} from json_array_elements(${`[${rows.join(',')}]`}::json) r`.execute(tx);
}

function matchingTable(wanted: TableShape, shapes: readonly TableShape[]): TableShape {
  const found = shapes.find(({ name }) => name === wanted.name);
  if (JSON.stringify(found) === JSON.stringify(wanted)) return wanted;
  throw new CommandError(`The table ${wanted.name} has other columns in this release. Restore with the release of the backup.`);
}

async function compareCount(tx: Db, table: string, wanted: number): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*)::text as count from ${sql.raw(table)}`.execute(tx);
  const found = Number(rows[0]?.count);
  if (found === wanted) return found;
  throw new CommandError(`The table ${table} has ${found} rows and not ${wanted}. Nothing was restored.`);
}

async function setSequence(tx: Db, { name, value }: Sequence): Promise<void> {
  await sql`select setval(${name}::regclass, ${value}::bigint)`.execute(tx);
}

/** Parts of a table that were made later than the table itself. */
async function addPartition(tx: Db, { name, of, bounds }: Partition): Promise<void> {
  await sql`create table if not exists ${sql.raw(name)} partition of ${sql.raw(of)} ${sql.raw(bounds)}`.execute(tx);
}
