import { sql } from 'kysely';
import { CommandError } from '../console/command.ts';
import type { Db } from '../db/client.ts';
import { boundsSql } from './bounds.ts';
import type { Partition } from './format.ts';
import { readPartitionedTables } from './tables.ts';

/** Parts of a table that were made later than the table itself. */
export async function addPartitions(tx: Db, partitions: readonly Partition[]): Promise<void> {
  const tables = await readPartitionedTables(tx);
  for (const { name, of, bounds } of partitions) {
    const table = tables.find((each) => each.name === of);
    if (!table || schemaOf(name) !== schemaOf(of)) throw new CommandError(`The backup has a part of ${of}, which has none here.`);
    if (table.partitions.includes(name)) continue;
    await sql`create table ${sql.table(name)} partition of ${sql.table(of)} ${boundsSql(bounds)}`.execute(tx);
  }
}

function schemaOf(name: string): string | undefined {
  return name.split('.')[0];
}
