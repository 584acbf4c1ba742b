import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runQuietly } from './run-quietly.mjs';

const SUDO = process.getuid?.() === 0 ? [] : ['sudo', '-n'];

export function findProgram(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Debian or a system like it, where this user may use apt. */
export function hasApt(): boolean {
  return existsSync('/etc/debian_version') && runs([...SUDO, 'apt-get', '--version']);
}

/** Whether apt knows all of these packages, from a list that is new. */
export function aptKnows(packages: readonly string[]): boolean {
  runs([...SUDO, 'apt-get', 'update', '-qq']);
  return runs(['apt-get', 'install', '--simulate', '-qq', ...packages]);
}

export async function aptInstall(label: string, failure: string, packages: readonly string[]): Promise<void> {
  const install = `DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends ${packages.join(' ')}`;
  await runQuietly(label, failure, ...command([...SUDO, 'sh', '-c', `apt-get update -qq && ${install}`]));
}

function runs(words: readonly string[]): boolean {
  return spawnSync(...command(words)).status === 0;
}

function command([program = '', ...args]: readonly string[]): [program: string, args: string[]] {
  return [program, args];
}
