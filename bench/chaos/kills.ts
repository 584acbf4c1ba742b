import { killRepeatedly } from './kills/kills.ts';

/** `npm run chaos kills [kills] [seed]`: exits with 1 when anything acknowledged is lost or doubled. */
const [kills = 30, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);
console.log(`${kills} kills, seed ${seed}.`);
const { wrong, ...counts } = await killRepeatedly({ kills, seed, log: console.log });
console.log(counts);
for (const line of wrong) console.error(line);
console.log(wrong.length === 0 ? 'Nothing lost, nothing doubled.' : `${wrong.length} problems.`);
process.exitCode = wrong.length === 0 ? 0 : 1;
