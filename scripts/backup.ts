import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { createBackup } from '../server/platform/backup/commands.ts';
import { readConfig } from '../server/platform/config.ts';
import { openAsItIs } from '../server/platform/db/client.ts';
import { runOnServer } from '../server/run-command.ts';
import { reportPlainly } from './launch/plain-errors.mjs';

const USAGE = `Writes everything that is kept to a new file, also while the server runs:

  npm run operator backup backup-2026-11-22.gz

With BACKUP_RECIPIENT it is encrypted to that public key of age.`;

/** 0: done. 1: failed, with a message. 2: invalid arguments. */
await reportPlainly(async () => {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const [path, ...rest] = process.argv.slice(2);
  if (path === undefined || rest.length > 0) {
    console.error(USAGE);
    process.exitCode = 2;
    return;
  }
  const file = resolve(path);
  const { backupRecipients: recipients } = readConfig(process.env);
  const order = { file, recipients };
  const answered = await runOnServer('backup', order, process.env);
  const { bytes } = answered?.output ?? (await backUpHere(order));
  console.log(`${file} has everything: ${(bytes / 1024 ** 2).toFixed(1)} MB. ${whoReads(recipients)}`);
});

function whoReads(recipients: readonly string[]): string {
  if (recipients.length === 0) return 'Only this user may read it. It is not encrypted: BACKUP_RECIPIENT is not set.';
  return `It is encrypted to ${recipients.map((recipient) => recipient.slice(0, 20)).join('… and ')}….`;
}

/** Leaves the tables as they are, because a backup comes before an upgrade. */
async function backUpHere(order: Parameters<typeof createBackup>[1]) {
  const { databaseUrl: url, dataDir } = readConfig(process.env);
  const { db, close } = await openAsItIs({ url, dataDir });
  return createBackup({ db, now: () => new Date() }, order).finally(close);
}
