import { startPostgres } from '../postgres.ts';
import { stopRepeatedly } from './stops/stops.ts';

/** `npm run chaos stops [stops] [seed]`, half of them on PostgreSQL: exits with 1 when one takes 10 s, fails, or loses something. */
const [stops = 200, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);
const half = Math.ceil(stops / 2);
console.log(`${stops} stops, seed ${seed}.`);
const postgres = await startPostgres();
const verdicts = [
  await stopRepeatedly({ stops: half, seed, log: console.log }),
  await stopRepeatedly({ stops: stops - half, seed, url: postgres.url, log: console.log }),
];
await postgres.stop();
const wrong = verdicts.flatMap((verdict) => verdict.wrong);
for (const { longestMs, acknowledged } of verdicts) console.log({ longestMs, acknowledged });
for (const line of wrong) console.error(line);
console.log(wrong.length === 0 ? 'Every stop ended, and nothing was lost.' : `${wrong.length} problems.`);
process.exitCode = wrong.length === 0 ? 0 : 1;
