import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readIdentities } from '../server/platform/backup/age.ts';
import { openBackup } from '../server/platform/backup/file.ts';
import { restoreDatabase } from '../server/platform/backup/restore.ts';
import { readConfig } from '../server/platform/config.ts';
import { openAsItIs } from '../server/platform/db/client.ts';
import { reportPlainly } from './launch/plain-errors.mjs';
import { describeCounts } from './operator/row-counts.ts';

const USAGE = `Fills an empty database (DATA_DIR or DATABASE_URL) from a backup, while no server runs:

  npm run operator restore backup-2026-11-22.gz
  npm run operator restore -- backup-2026-11-22.gz --identity=key.txt   where it is encrypted: the file with the secret key of age`;

/** 0: done. 1: failed, with a message. 2: invalid arguments. */
await reportPlainly(async () => {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const order = readArguments(process.argv.slice(2));
  if (!order) {
    console.error(USAGE);
    process.exitCode = 2;
    return;
  }
  const { databaseUrl: url, dataDir } = readConfig(process.env);
  const lines = await openBackup(order.file, order.identity === undefined ? [] : await readIdentities(order.identity));
  const { db, close } = await openAsItIs({ url, dataDir });
  const counts = await restoreDatabase(db, lines).finally(close);
  console.log(
    `${describeCounts(counts)}\nEverything is restored. Do the deletions since then again: docs/operations.md. Second factors and webhooks open with the SECRETS_KEY of then.`,
  );
});

type RestoreArguments = { readonly file: string; readonly identity: string | undefined };

function readArguments(args: readonly string[]): RestoreArguments | undefined {
  try {
    const options = { identity: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [file, ...rest] = positionals;
    return file === undefined || rest.length > 0 ? undefined : { file, identity: values.identity };
  } catch {
    return undefined;
  }
}
