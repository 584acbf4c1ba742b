import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { licenceOf } from './licences.ts';
import { type Lockfile, nameOf } from './lockfile.ts';

const FILE = /^(licen[cs]e|copying|notice)/i;

/** The notices that the licences ask to be passed on, of the packages that must be installed. */
export function licenceTexts(lockfile: Lockfile, paths: readonly string[]): string {
  return paths.map((path) => `${heading(lockfile, path)}\n\n${notices(path)}\n`).join('\n');
}

function heading(lockfile: Lockfile, path: string): string {
  const title = `${nameOf(path)} ${lockfile[path]?.version} (${licenceOf(lockfile, path)})`;
  return `${title}\n${'='.repeat(title.length)}`;
}

function notices(path: string): string {
  const texts = readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isFile() && FILE.test(entry.name))
    .map(({ name }) => readFileSync(join(path, name), 'utf8').trim());
  return texts.join('\n\n') || 'The package brings no text of its licence.';
}
