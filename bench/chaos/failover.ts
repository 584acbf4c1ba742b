import { findPatroni, startPatroni } from '../patroni.ts';
import { primaryDies, primaryHandsOver, standbyDies } from './failover/faults.ts';
import { runOutages } from './outages/outages.ts';

/** `npm run chaos failover [instances] [seed]`: exits with 1 when a failover loses what was acknowledged, or a server dies or hides it. */
const programs = await findPatroni();
if (typeof programs === 'string') {
  console.log(`This is skipped: ${programs}.`);
} else {
  const [instances = 2, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);
  console.log(`${instances} servers before two PostgreSQL under Patroni, under load, seed ${seed}.`);
  const postgres = await startPatroni(programs);
  const lags: number[] = [];
  const faults = [primaryHandsOver, primaryDies(), standbyDies(lags), primaryDies()];
  const { wrong, ...figures } = await runOutages({ faults, instances, seed, postgres, log: console.log });
  console.log({ ...figures, standbyBehindSeconds: Math.max(...lags) });
  for (const line of wrong) console.error(line);
  console.log(wrong.length === 0 ? 'Nothing acknowledged was lost.' : `${wrong.length} problems.`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
}
