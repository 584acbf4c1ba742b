import { runStorm } from './storm/storm.ts';

/** `npm run chaos storm [checkouts] [kills] [seed]`: exits with 1 when anything is lost, doubled or miscounted. */
const [checkouts = 500, kills = 20, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);
console.log(`A storm of ${checkouts} checkouts and ${kills} kills, seed ${seed}.`);
const started = Date.now();
const { wrong, ...figures } = await runStorm({ checkouts, kills, seed, log: console.log });
console.log(figures);
for (const line of wrong) console.error(line);
console.log(
  `${wrong.length === 0 ? 'Nothing lost, nothing doubled' : `${wrong.length} problems`}, after ${Math.round((Date.now() - started) / 1000)} s.`,
);
process.exitCode = wrong.length === 0 ? 0 : 1;
