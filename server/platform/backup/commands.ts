import { basename } from 'node:path';
import { writeAudit } from '../audit.ts';
import type { Command, CommandDeps } from '../console/command.ts';
import { refuseRecipients } from './age.ts';
import { writeBackup } from './file.ts';
import { BACKUP, ENCRYPTED, UNENCRYPTED } from './last-backup.ts';
import { readDatabase } from './read.ts';

type BackupResult = { readonly bytes: number };

/** `file` is an absolute path. Without recipients of age the file is not encrypted. */
type BackupOrder = { readonly file: string; readonly recipients: readonly string[] };

export const backup: Command<BackupOrder, BackupResult> = createBackup;

export async function createBackup(
  { db, now }: Pick<CommandDeps, 'db' | 'now'>,
  { file, recipients }: BackupOrder,
): Promise<BackupResult> {
  await refuseRecipients(recipients);
  const at = now();
  const bytes = await writeBackup(file, readDatabase(db), recipients);
  const detail = recipients.length > 0 ? ENCRYPTED : UNENCRYPTED;
  await db
    .insertInto('maintenance')
    .values({ name: BACKUP, at, detail })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ at, detail }))
    .execute();
  await writeAudit(db, { action: 'backup-made', by: null, detail: basename(file) }, at);
  return { bytes };
}
