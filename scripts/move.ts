import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readDatabase } from '../server/platform/backup/read.ts';
import { restoreDatabase } from '../server/platform/backup/restore.ts';
import { readConfig } from '../server/platform/config.ts';
import { openAsItIs } from '../server/platform/db/client.ts';
import { KEY_FILE } from '../server/platform/secrets/keys.ts';
import { reportPlainly } from './launch/plain-errors.mjs';
import { describeCounts } from './operator/row-counts.ts';

await reportPlainly(async () => {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const { databaseUrl: url, dataDir } = readConfig(process.env);
  if (url === undefined) throw new Error('Name the empty database that everything goes to: DATABASE_URL=postgres://…');
  if (!existsSync(dataDir)) throw new Error(`There is no embedded database in ${dataDir}: set DATA_DIR.`);
  const [from, to] = [await openAsItIs({ dataDir }), await openAsItIs({ url, dataDir })];
  const counts = await restoreDatabase(to.db, readDatabase(from.db)).finally(() => Promise.all([to.close(), from.close()]));
  console.log(
    `${describeCounts(counts)}\nBoth databases have these rows. ${dataDir} is as it was: delete it when you trust the new one.`,
  );
  const keyFile = join(dataDir, KEY_FILE);
  if (existsSync(keyFile))
    console.log(`Start the server with SECRETS_KEY set to the key in ${keyFile}, which opens second factors and webhooks.`);
});
