import { existsSync } from 'node:fs';
import { readConfig } from '../server/platform/config.ts';
import { openAsItIs } from '../server/platform/db/client.ts';
import { migrate } from '../server/platform/db/migrate.ts';
import { prepareQueue } from '../server/platform/jobs/prepare.ts';
import { reportPlainly } from './launch/plain-errors.mjs';

await reportPlainly(async () => {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const { databaseUrl: url, dataDir } = readConfig(process.env);
  const { db, close } = await openAsItIs({ url, dataDir });
  try {
    const done = await migrate(db);
    await prepareQueue(db);
    console.log(done.length === 0 ? 'The tables are up to date.' : `The tables are up to date: ${done.join(', ')}.`);
  } finally {
    await close();
  }
});
