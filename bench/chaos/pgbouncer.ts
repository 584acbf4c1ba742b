import { findPgBouncer, startPgBouncer } from '../pgbouncer.ts';
import { runTwoInstances } from './faults/two-instances.ts';

/** `npm run chaos pgbouncer [visitors] [seed]`: two servers behind PgBouncer in transaction mode. */
const program = findPgBouncer();
if (program === undefined) {
  console.log("PgBouncer is not installed, so this is skipped: it needs Debian's pgbouncer.");
} else {
  const [visitors = 40, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);
  console.log(`Two servers behind PgBouncer in transaction mode: ${visitors} visitors of each kind, seed ${seed}.`);
  const verdict = await runTwoInstances({ visitors, seed, pool: (postgres) => startPgBouncer(program, postgres) });
  console.log(verdict);
  for (const line of verdict.wrong) console.error(line);
  console.log(verdict.wrong.length === 0 ? 'Nothing lost, nothing done twice.' : `${verdict.wrong.length} problems.`);
  process.exitCode = verdict.wrong.length === 0 ? 0 : 1;
}
