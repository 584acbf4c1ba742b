import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { CommandError } from '../console/command.ts';
import type { Db } from '../db/client.ts';
import { addMonth } from '../db/event-months.ts';
import { refreshStatistics } from '../db/statistics.ts';
import { isRestorable } from '../jobs/restored-rows.ts';
import { type BackupHeader, type BackupLine, type Sequence, type TableShape, WRITTEN_FORM } from './format.ts';
import { addPartitions } from './partitions.ts';
import { EVENT_MONTH, LEFT_OUT, readParents, readPartitionedTables, readSequenceNames, readTables } from './tables.ts';

/** Rows of each table. */
export type RowCounts = Readonly<Record<string, number>>;

const BATCH_SIZE = 500;
const MAX_BATCH_CHARACTERS = 4_000_000;

/** Of the file only values become part of a statement; names are those of the tables that are there. */
export async function loadRows(tx: Db, header: BackupHeader, lines: AsyncIterable<BackupLine>): Promise<RowCounts> {
  for (const setting of [...WRITTEN_FORM, 'statement_timeout = 0']) await sql`set local ${sql.raw(setting)}`.execute(tx);
  await addPartitions(tx, header.partitions);
  for (const month of header.eventMonths) await addMonth(tx, month);
  const shapes = await readTables(tx);
  const parents = await readParents(tx);
  const partitioned = await readPartitionedTables(tx);
  for (const parent of parents) await sql`alter table ${sql.raw(parent)} disable trigger user`.execute(tx); // each row has its table
  await sql`truncate ${sql.raw(shapes.map(({ name }) => name).join(', '))}`.execute(tx); // what the set-up put in
  const counts = new Map<string, number>();
  const loaded = new Set<string>();
  let table: TableShape | undefined;
  let pending: string[] = [];
  let size = 0;
  const flush = async () => {
    if (table && pending.length > 0) await insert(tx, table, pending);
    pending = [];
    size = 0;
  };
  for await (const line of lines) {
    if ('row' in line) {
      if (!table) continue;
      if (!isRestorable(table, line.row, partitioned))
        throw new CommandError(`The backup has a row of ${table.name} that the queue would run as SQL. Nothing was restored.`);
      const text = JSON.stringify(line.row);
      pending.push(text);
      size += text.length;
      if (pending.length === BATCH_SIZE || size > MAX_BATCH_CHARACTERS) await flush();
      continue;
    }
    await flush();
    if ('table' in line) {
      if (loaded.has(line.table.name)) throw new CommandError(`The backup has the table ${line.table.name} twice.`);
      loaded.add(line.table.name);
      table = LEFT_OUT.includes(line.table.name) ? undefined : matchingTable(line.table, shapes);
    }
    if ('rows' in line && table) {
      const { name } = table;
      const key = name.replace(EVENT_MONTH, '');
      const count = await compareCount(tx, parents.includes(name) ? `only ${name}` : name, line.rows);
      counts.set(key, (counts.get(key) ?? 0) + count);
    }
    if ('sequences' in line) await setSequences(tx, line.sequences);
  }
  const missing = shapes.find(({ name }) => !loaded.has(name) && !EVENT_MONTH.test(name));
  if (missing) throw new CommandError(`The backup lacks the table ${missing.name}.`);
  for (const parent of parents) await sql`alter table ${sql.raw(parent)} enable trigger user`.execute(tx);
  await refreshStatistics(tx);
  return Object.fromEntries(counts);
}

async function insert(tx: Db, { name, columns }: TableShape, rows: readonly string[]): Promise<void> {
  const names = columns.map((column) => column.name).join(', ');
  const values = columns.map((column, i) => `(r->>${i})::${column.type}`).join(', ');
  const inserted = sql`
    insert into ${sql.raw(name)} (${sql.raw(names)}) overriding system value
    select ${sql.raw(values)} from json_array_elements(${`[${rows.join(',')}]`}::json) r`.execute(tx);
  await inserted.catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandError(`The table ${name} does not take a row of the backup: ${reason}. Nothing was restored.`);
  });
}

function matchingTable(wanted: TableShape, shapes: readonly TableShape[]): TableShape {
  const found = shapes.find(({ name }) => name === wanted.name);
  if (found && isDeepStrictEqual(found, wanted)) return found;
  throw new CommandError(`The table ${wanted.name} has other columns in this release. Restore with the release of the backup.`);
}

async function compareCount(tx: Db, table: string, wanted: number): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*)::text as count from ${sql.raw(table)}`.execute(tx);
  const found = Number(rows[0]?.count);
  if (found === wanted) return found;
  throw new CommandError(`The table ${table} has ${found} rows and not ${wanted}. Nothing was restored.`);
}

async function setSequences(tx: Db, sequences: readonly Sequence[]): Promise<void> {
  const names = await readSequenceNames(tx);
  for (const { name, value } of sequences) {
    if (!names.includes(name)) throw new CommandError(`The backup counts with ${name}, which this release does not have.`);
    await sql`select setval(${name}::regclass, ${value}::bigint)`.execute(tx);
  }
}
