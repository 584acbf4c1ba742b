import { CommandError } from '../console/command.ts';
import type { Db } from '../db/client.ts';
import { knownMigrations, migrate, migrateTo } from '../db/migrate.ts';
import { prepareQueue } from '../jobs/prepare.ts';
import { queueVersion } from '../jobs/tables.ts';
import { dropMadeSince, readObjects } from './empty-again.ts';
import type { BackupHeader, BackupLine } from './format.ts';
import { loadRows, type RowCounts } from './load-rows.ts';
import { parseLines } from './parse.ts';
import { isEmpty } from './tables.ts';

/** Fills an empty database, and brings its tables up to date. After a refusal the database is as empty as before. */
export async function restoreDatabase(db: Db, lines: AsyncIterable<string>): Promise<RowCounts> {
  if (!(await isEmpty(db))) throw new CommandError('The database is not empty. A restore goes into a new one only.');
  const before = await readObjects(db);
  const source = parseLines(lines);
  try {
    const header = await readHeader(source);
    await prepareTables(db, header);
    const counts = await db.transaction().execute((tx) => loadRows(tx, header, source));
    await migrate(db);
    return counts;
  } catch (error) {
    await dropMadeSince(db, before);
    throw refusalOf(error);
  } finally {
    await source.return(undefined);
  }
}

/** An error of the database has the statement in it too, which is omitted. */
function refusalOf(error: unknown): unknown {
  if (!(error instanceof Error && 'severity' in error)) return error;
  return new CommandError(`The backup does not fit these tables: ${error.message}. Nothing was restored.`);
}

async function readHeader(lines: AsyncGenerator<BackupLine>): Promise<BackupHeader> {
  const { value } = await lines.next();
  if (value && 'header' in value) return value.header;
  throw new CommandError('This is not a backup.');
}

async function prepareTables(db: Db, { migrations, queue }: BackupHeader): Promise<void> {
  const [last] = migrations.toReversed();
  if (last === undefined) throw new CommandError('There is nothing to restore: the source has no tables.');
  const known = knownMigrations();
  if (migrations.some((name) => !known.includes(name)))
    throw new CommandError('The backup is of a newer release. Restore it with that one.');
  if (migrations.some((name, i) => name !== known[i])) throw new CommandError('The backup is of a state that no release had.');
  await migrateTo(db, last);
  if (queue === 0) return; // no server has run on the source yet
  await prepareQueue(db);
  if ((await queueVersion(db)) === queue) return;
  throw new CommandError('The backup is of a release with another job queue. Restore it with that one, then upgrade.');
}
