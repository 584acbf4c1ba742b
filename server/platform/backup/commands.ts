import { basename } from 'node:path';
import { writeAudit } from '../audit.ts';
import type { Command, CommandDeps } from '../console/command.ts';
import { writeBackup } from './file.ts';
import { readDatabase } from './read.ts';

type BackupResult = { readonly bytes: number };

/** `file` is an absolute path. */
export const backup: Command<{ readonly file: string }, BackupResult> = ({ db, now }, { file }) =>
  createBackup({ db, now }, file);

export async function createBackup({ db, now }: Pick<CommandDeps, 'db' | 'now'>, file: string): Promise<BackupResult> {
  const at = now();
  const bytes = await writeBackup(file, readDatabase(db));
  await db
    .insertInto('maintenance')
    .values({ name: 'backup', at, detail: null })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ at }))
    .execute();
  await writeAudit(db, { action: 'backup-made', by: null, detail: basename(file) }, at);
  return { bytes };
}
