import { runFaults } from './faults/faults.ts';
import { runTwoInstances } from './faults/two-instances.ts';

/** `npm run chaos faults [visitors] [kills] [seed]`: exits with 1 when anything is lost, under another key or out of order. */
const [visitors = 60, kills = 12, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);
console.log(`All receivers fail for an hour: ${visitors} visitors of each kind, ${kills} kills, seed ${seed}.`);
const verdicts = [await runFaults({ visitors, kills, seed, log: console.log })];
console.log(verdicts[0]);
console.log('Two servers on one PostgreSQL.');
verdicts.push(await runTwoInstances({ visitors, seed }));
console.log(verdicts[1]);
const wrong = verdicts.flatMap((verdict) => verdict.wrong);
for (const line of wrong) console.error(line);
console.log(wrong.length === 0 ? 'Nothing lost, nothing out of order.' : `${wrong.length} problems.`);
process.exitCode = wrong.length === 0 ? 0 : 1;
