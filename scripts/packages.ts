import { spawnSync } from 'node:child_process';
import { reportPlainly } from './launch/plain-errors.mjs';
import { readAdvisories, saveAdvisories, vulnerabilities, withReport } from './packages/advisories.ts';
import { licenceProblems } from './release/licences.ts';
import { readLockfile, shippedPackages } from './release/lockfile.ts';

/** Licences and known weaknesses of the locked packages. `renew` asks the registry first, and keeps its answer. */
await reportPlainly(async () => {
  if (process.argv[2] === 'renew') renew();
  const lockfile = readLockfile();
  const stored = readAdvisories();
  const problems = [...licenceProblems(lockfile, shippedPackages(lockfile)), ...vulnerabilities(lockfile, stored)];
  for (const problem of problems) console.error(problem);
  const known = `${stored.advisories.length} stored advisories ${stored.renewed ? `of ${stored.renewed}` : 'read by hand'}`;
  console.log(`${Object.keys(lockfile).length} packages, ${known}, ${problems.length} problems.`);
  process.exitCode = problems.length > 0 ? 1 : 0;
});

function renew(): void {
  const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8', maxBuffer: 1e8 });
  saveAdvisories(withReport(readAdvisories(), stdout, new Date().toISOString().slice(0, 10)));
}
