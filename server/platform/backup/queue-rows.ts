import type { Row, TableShape } from './format.ts';
import type { PartitionedTable } from './tables.ts';

const QUEUES = 'jobs.queue';

/** The queue writes these columns of its rows into statements. */
const WRITTEN_COLUMNS: Readonly<Record<string, RegExp>> = {
  name: /^[\w-]{1,100}$/,
  dead_letter: /^[\w-]{1,100}$/,
  policy: /^\w{1,50}$/,
};
const TABLE_COLUMN = 'table_name';

/** Says why a row of the file cannot become a kind of job. */
export function queueRowProblem(
  { name, columns }: TableShape,
  row: Row,
  tables: readonly PartitionedTable[],
): string | undefined {
  if (name !== QUEUES) return undefined;
  const jobTables = tables.flatMap((table) => (table.name === 'jobs.job' ? table.partitions : []));
  const isAllowed = columns.every((column, i) => {
    const value = row[i] ?? null;
    if (value === null) return true;
    if (column.name === TABLE_COLUMN) return jobTables.includes(`jobs.${value}`);
    return WRITTEN_COLUMNS[column.name]?.test(value) ?? true;
  });
  return isAllowed ? undefined : `The backup has a row of ${QUEUES} that the queue would run as SQL. Nothing was restored.`;
}
