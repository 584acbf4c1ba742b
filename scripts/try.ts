import { existsSync } from 'node:fs';
import { integrations } from '../server/integrations.ts';
import { readConfig } from '../server/platform/config.ts';
import { reportPlainly } from './launch/plain-errors.mjs';

/** 0: every service that was tried answers as it should. 1: one does not. 2: an unknown name. */
await reportPlainly(async () => {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const all = integrations(readConfig(process.env), () => new Date());
  const [wanted] = process.argv.slice(2);
  const chosen = wanted === undefined ? all.filter(({ configured }) => configured) : all.filter(({ id }) => id === wanted);
  if (chosen.length === 0) {
    const ids = all.map(({ id }) => id).join(', ');
    console.error(
      wanted === undefined
        ? `No outside service is switched on. There are: ${ids}.`
        : `There is no ${wanted}. There are: ${ids}.`,
    );
    process.exitCode = wanted === undefined ? 0 : 2;
    return;
  }
  for (const { name, try: attempt } of chosen) {
    const { ok, detail } = await attempt();
    console.log(`${ok ? 'good' : 'BAD '}  ${name}: ${detail}`);
    if (!ok) process.exitCode = 1;
  }
});
