import { existsSync } from 'node:fs';
import { buildWhenChanged } from './launch/build.ts';
import { plainly } from './launch/plainly.mjs';

await plainly(async () => {
  if (existsSync('.env')) process.loadEnvFile('.env');
  await buildWhenChanged('2/3');
  console.log('3/3 Starting…');
  await import('../server/main.ts');
});
