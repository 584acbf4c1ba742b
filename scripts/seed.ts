import { existsSync } from 'node:fs';
import { readConfig } from '../server/platform/config.ts';
import { openDatabase } from '../server/platform/db/client.ts';
import { reportPlainly } from './launch/plain-errors.mjs';
import { seedMoney } from './seed/money.ts';
import { seededDraws } from './seed/random.ts';
import { removeExpired } from './seed/retention.ts';
import { countSavedRows, isInUse, seedVisits, seedYear } from './seed/store.ts';
import { visitsOf } from './seed/visits.ts';
import { YEAR_DAYS, yearOf } from './seed/year.ts';

const SEED = 2026;

await reportPlainly(async () => {
  const [days = YEAR_DAYS] = process.argv.slice(2).map(Number);
  if (!Number.isInteger(days) || days < 1 || days > YEAR_DAYS)
    throw new Error(`How many days to make up is a number from 1 to ${YEAR_DAYS}.`);
  if (existsSync('.env')) process.loadEnvFile('.env');
  const { stripe, smtpUrl, databaseUrl, databaseDirectUrl: url = databaseUrl, dataDir } = readConfig(process.env);
  if (stripe || smtpUrl)
    throw new Error('This makes up people and orders: it is not done beside keys of Stripe or a mail server.');
  const { db, close } = await openDatabase({ url, dataDir });
  try {
    if (await isInUse(db))
      throw new Error('There is data already. Made-up people go into an empty database only: name another DATA_DIR.');
    const started = performance.now();
    const [random, until] = [seededDraws(SEED), new Date()];
    const rows = yearOf(random, until.getTime(), days);
    await seedYear(db, rows);
    await seedMoney(db, random, until);
    const visits = await seedVisits(db, random, visitsOf(random, rows, until.getTime()), until);
    await removeExpired(db, until);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(
      `${days} days in ${seconds} s: ${visits} visits, ${(await countSavedRows(db)).map(([table, count]) => `${count} ${table}`).join(', ')}`,
    );
  } finally {
    await close();
  }
});
