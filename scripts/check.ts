import { spawnSync } from 'node:child_process';
import { delimiter, dirname, resolve } from 'node:path';

const CHECKS: Readonly<Record<string, readonly string[]>> = {
  format: ['biome format --error-on-warnings .'],
  lint: ['biome lint --error-on-warnings .'],
  types: ['tsc -p tsconfig.core.json', 'tsc -p tsconfig.web.json', 'tsc -p tsconfig.server.json'],
  borders: ['node scripts/borders.ts'],
  names: ['node scripts/names.ts'],
  titles: ['node scripts/titles.ts'],
  unused: ['knip'],
  packages: ['node scripts/packages.ts'],
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in CHECKS));
if (unknown.length > 0) {
  console.error(`There is no check ${unknown.join(', ')}: the checks are ${Object.keys(CHECKS).join(', ')}.`);
  process.exit(2);
}

/** The packages' programs run on the current Node. */
const PATH = [dirname(process.execPath), resolve('node_modules/.bin'), process.env.PATH].join(delimiter);

const failed = Object.entries(CHECKS)
  .filter(([name]) => named.length === 0 || named.includes(name))
  .filter(([, commands]) => commands.map(passes).includes(false))
  .map(([name]) => name);
if (failed.length > 0) console.error(`Failed: ${failed.join(', ')}.`);
process.exitCode = failed.length > 0 ? 1 : 0;

function passes(command: string): boolean {
  return spawnSync(command, { shell: true, stdio: 'inherit', env: { ...process.env, PATH } }).status === 0;
}
