import { JOB_TABLE, QUEUE_TABLE } from './tables.ts';

type RestoredTable = { readonly name: string; readonly columns: readonly { readonly name: string }[] };
type Partitions = readonly { readonly name: string; readonly partitions: readonly string[] }[];

/** A preparation fills them, and the queue runs what `jobs.bam` says as SQL: no backup has them, and a restore leaves them out. */
export const OWN_TABLES: readonly string[] = ['jobs.bam', 'jobs.version'];

/** The queue writes these columns of its kinds of jobs into statements. */
const WRITTEN_COLUMNS: Readonly<Record<string, RegExp>> = {
  name: /^[\w-]{1,100}$/,
  dead_letter: /^[\w-]{1,100}$/,
  policy: /^\w{1,50}$/,
};

/** False for a row of a backup that would become a part of the queue's SQL. */
export function isRestorable(table: RestoredTable, row: readonly (string | null)[], partitioned: Partitions): boolean {
  if (table.name !== QUEUE_TABLE) return true;
  const jobTables = partitioned.find(({ name }) => name === JOB_TABLE)?.partitions ?? [];
  const [schema] = JOB_TABLE.split('.');
  return table.columns.every(({ name: column }, i) => {
    const value = row[i] ?? null;
    if (value === null) return true;
    if (column === 'table_name') return jobTables.includes(`${schema}.${value}`);
    return WRITTEN_COLUMNS[column]?.test(value) ?? true;
  });
}
