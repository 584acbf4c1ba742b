import { CommandError } from '../console/command.ts';
import type { Db } from '../db/client.ts';
import { knownMigrations, migrate, migrateTo } from '../db/migrate.ts';
import { prepareQueue } from '../jobs/prepare.ts';
import { queueVersion } from '../jobs/tables.ts';
import { type BackupHeader, type BackupLine, FORMAT } from './format.ts';
import { loadRows, type RowCounts } from './load-rows.ts';
import { isEmpty } from './tables.ts';

/** Fills an empty database, and brings its tables up to date. */
export async function restoreDatabase(db: Db, lines: AsyncIterable<string>): Promise<RowCounts> {
  if (!(await isEmpty(db))) throw new CommandError('The database is not empty. A restore goes into a new one only.');
  const source = lines[Symbol.asyncIterator]();
  try {
    const header = readHeader((await source.next()).value ?? '{}');
    await prepareTables(db, header);
    const counts = await db.transaction().execute((tx) => loadRows(tx, header, { [Symbol.asyncIterator]: () => source }));
    await migrate(db);
    return counts;
  } finally {
    await source.return?.();
  }
}

function readHeader(line: string): BackupHeader {
  const said = JSON.parse(line) as Partial<BackupLine>;
  if ('header' in said && said.header) return said.header;
  throw new CommandError('This is not a backup.');
}

async function prepareTables(db: Db, { format, migrations, queue }: BackupHeader): Promise<void> {
  const [last] = migrations.toReversed();
  if (last === undefined) throw new CommandError('There is nothing to restore: the source has no tables.');
  const newer = 'The backup is of a newer release. Restore it with that one.';
  if (format !== FORMAT || migrations.some((name) => !knownMigrations().includes(name))) throw new CommandError(newer);
  await migrateTo(db, last);
  if (queue === 0) return; // no server has run on the source yet
  await prepareQueue(db);
  if ((await queueVersion(db)) === queue) return;
  throw new CommandError('The backup is of a release with another job queue. Restore it with that one, then upgrade.');
}
