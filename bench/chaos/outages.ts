import { allFaults } from './outages/all.ts';
import { runOutages } from './outages/outages.ts';
import { postgresOnSmallDisk } from './outages/small-disk.ts';

/** `npm run chaos outages [instances] [seed]`: exits with 1 when anything acknowledged is lost, a server dies or hides that it cannot store. */
const [instances = 2, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);
console.log(`${allFaults.length} faults under load, ${instances} servers on one PostgreSQL, seed ${seed}.`);
const started = Date.now();
const postgres = await postgresOnSmallDisk();
const { wrong, skipped, ...figures } = await runOutages({ postgres, faults: allFaults, instances, seed, log: console.log });
console.log(figures);
for (const line of [...skipped, ...wrong]) console.error(line);
console.log(`${wrong.length} problems, after ${Math.round((Date.now() - started) / 1000)} s.`);
process.exitCode = wrong.length === 0 ? 0 : 1;
