import { existsSync } from 'node:fs';
import { main } from '../server/main.ts';
import { buildForStartWhenChanged, compressWhenBuiltForStart } from './launch/build.ts';
import { reportPlainly } from './launch/plain-errors.mjs';

await reportPlainly(async () => {
  if (existsSync('.env')) process.loadEnvFile('.env');
  await main({ buildPages, compressPages: compressWhenBuiltForStart });
});

async function buildPages(): Promise<void> {
  await buildForStartWhenChanged('2/3');
  console.log('3/3 Starting…');
}
