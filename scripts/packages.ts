import { spawnSync } from 'node:child_process';
import { reportPlainly } from './launch/plain-errors.mjs';
import { ageWarning, namesIn, packageProblems, readAdvisories, saveAdvisories, withAdvisories } from './packages/advisories.ts';
import { auditedAdvisories } from './packages/npm-audit.ts';
import { readOsvExport } from './packages/osv.ts';
import { licenceProblems } from './release/licences.ts';
import { type Lockfile, readLockfile, shippedPackages } from './release/lockfile.ts';

/**
 * Licences and known weaknesses of the locked packages. `renew` asks the registry first, `renew --from FOLDER` an unpacked export of OSV, and
 * both keep the answer.
 */
await reportPlainly(async () => {
  const [, , command, option, folder] = process.argv;
  const lockfile = readLockfile();
  if (command === 'renew') renew(lockfile, option === '--from' ? folder : undefined);
  const stored = readAdvisories();
  const problems = [...licenceProblems(lockfile, shippedPackages(lockfile)), ...packageProblems(lockfile, stored)];
  for (const problem of problems) console.error(problem);
  const warning = ageWarning(stored, new Date());
  if (warning) console.warn(warning);
  const { source, advisories } = stored;
  const known = `${advisories.length} stored advisories (${source.name}, as of ${source.newest})`;
  console.log(`${Object.keys(lockfile).length} packages, ${known}, ${problems.length} problems.`);
  process.exitCode = problems.length > 0 ? 1 : 0;
});

function renew(lockfile: Lockfile, folder: string | undefined): void {
  const read = new Date().toISOString().slice(0, 10);
  const { source, found } = folder === undefined ? askRegistry(read) : readExport(folder, lockfile, read);
  saveAdvisories(withAdvisories(readAdvisories(), source, lockfile, found));
}

function askRegistry(read: string) {
  const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8', maxBuffer: 1e8 });
  return { source: { name: 'npm audit', newest: read, read }, found: auditedAdvisories(stdout) };
}

function readExport(folder: string, lockfile: Lockfile, read: string) {
  const { newest, records, advisories } = readOsvExport(folder, namesIn(lockfile));
  return { source: { name: `OSV, ${records} records about npm`, newest, read }, found: advisories };
}
