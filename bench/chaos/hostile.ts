import { runHostileRequests } from './hostile/hostile.ts';

/** `npm run chaos hostile [requests] [seed]`: exits with 1 when an answer is a fault, slow, or reveals the inside of the server. */
const [requests = 200_000, seed = Date.now() % 1_000_000_000] = process.argv.slice(2).map(Number);
console.log(`${requests} hostile requests, seed ${seed}.`);
const started = Date.now();
const { wrong, ...figures } = await runHostileRequests({ requests, seed, isLong: true, log: console.log });
console.log(figures);
for (const line of wrong) console.error(line);
console.log(`${wrong.length} problems, after ${Math.round((Date.now() - started) / 1000)} s.`);
process.exitCode = wrong.length === 0 ? 0 : 1;
