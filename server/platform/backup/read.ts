import { sql } from 'kysely';
import type { Db } from '../db/client.ts';
import { findMonths } from '../db/event-months.ts';
import { executedMigrations } from '../db/migrate.ts';
import { queueVersion } from '../jobs/tables.ts';
import { FORMAT, type TableShape, WRITTEN_FORM, type WrittenLine } from './format.ts';
import { readParents, readPartitions, readSequences, readTables } from './tables.ts';

const BATCH_SIZE = 500;

/** The lines of a backup, all of one moment: the embedded database lets nobody else write meanwhile, PostgreSQL shows a snapshot. */
export async function* readDatabase(db: Db): AsyncGenerator<string> {
  const tx = await db.startTransaction().setIsolationLevel('repeatable read').execute();
  try {
    for (const setting of [...WRITTEN_FORM, 'statement_timeout = 0']) await sql`set local ${sql.raw(setting)}`.execute(tx);
    yield text({
      header: {
        format: FORMAT,
        migrations: await executedMigrations(tx),
        queue: await queueVersion(tx),
        partitions: await readPartitions(tx),
        eventMonths: await findMonths(tx),
      },
    });
    const parents = await readParents(tx);
    for (const table of await readTables(tx)) {
      yield text({ table });
      let count = 0;
      for await (const rows of batches(tx, table, parents.includes(table.name))) {
        count += rows.length;
        yield* rows;
      }
      yield text({ rows: count });
    }
    yield text({ sequences: await readSequences(tx) });
  } finally {
    await tx.rollback().execute();
  }
}

async function* batches(tx: Db, { name, columns }: TableShape, isParent: boolean): AsyncGenerator<string[]> {
  const table = sql.raw(isParent ? `only ${name}` : name);
  const values = sql.raw(columns.map((column) => `${column.name}::text`).join(', '));
  await sql`declare rows no scroll cursor for select json_build_array(${values})::text as row from ${table}`.execute(tx);
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.raw(String(BATCH_SIZE))} from rows`.execute(tx);
    if (rows.length > 0) yield rows.map(({ row }) => row);
    if (rows.length < BATCH_SIZE) break;
  }
  await sql`close rows`.execute(tx);
}

function text(line: WrittenLine): string {
  return JSON.stringify(line);
}
