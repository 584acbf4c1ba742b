import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { createBackup } from '../server/platform/backup/commands.ts';
import { readConfig } from '../server/platform/config.ts';
import { openAsItIs } from '../server/platform/db/client.ts';
import { runOnServer } from '../server/run-command.ts';
import { reportPlainly } from './launch/plain-errors.mjs';

const USAGE = `Writes everything that is kept to a new file, also while the server runs:

  npm run operator backup backup-2026-11-22.gz`;

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
  const answered = await runOnServer('backup', { file }, process.env);
  const { bytes } = answered?.output ?? (await backUpHere(file));
  console.log(`${file} has everything: ${(bytes / 1024 ** 2).toFixed(1)} MB. Only this user may read it.`);
});

/** Leaves the tables as they are, because a backup comes before an upgrade. */
async function backUpHere(file: string) {
  const { databaseUrl: url, dataDir } = readConfig(process.env);
  const { db, close } = await openAsItIs({ url, dataDir });
  return createBackup({ db, now: () => new Date() }, file).finally(close);
}
