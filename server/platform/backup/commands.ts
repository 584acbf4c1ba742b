import { basename } from 'node:path';
import { writeAudit } from '../audit.ts';
import type { Command, CommandDeps } from '../console/command.ts';
import type { Db } from '../db/client.ts';
import { writeBackup } from './file.ts';
import { readDatabase } from './read.ts';

type BackupResult = { readonly bytes: number };

/** `file` is an absolute path. */
export const backup: Command<{ readonly file: string }, BackupResult> = ({ db, now }, { file }) => backUp({ db, now }, file);

export async function backUp({ db, now }: Pick<CommandDeps, 'db' | 'now'>, file: string): Promise<BackupResult> {
  const at = now();
  const bytes = await writeBackup(file, readDatabase(db));
  await writeAudit(db, { action: 'backup-made', detail: basename(file) }, at);
  return { bytes };
}

/** In milliseconds since 1970; undefined before the first. */
export async function lastBackup(db: Db): Promise<number | undefined> {
  const found = await db
    .selectFrom('operator_audit')
    .select(({ fn }) => fn.max('created_at').as('at'))
    .where('action', '=', 'backup-made')
    .executeTakeFirst();
  return found?.at?.getTime();
}
