import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { OPERATOR_SCRIPTS } from '../operator/scripts.ts';
import { billOfMaterials } from './bill-of-materials.ts';
import { licenceTexts } from './licence-texts.ts';
import { readLockfile, shippedPackages, withDependencies } from './lockfile.ts';
import { runtimeFiles } from './runtime-files.ts';

const ENTRIES = [
  'scripts/serve.mjs',
  'scripts/healthy.mjs',
  ...Object.values(OPERATOR_SCRIPTS).map((name) => `scripts/${name}.ts`),
  'scripts/operator.ts',
  ...globSync('content/funnels/*/index.ts'),
];
/** Read by their names at run time, or by people. */
const OTHERS = [
  'annex/payment-sandbox/**/*.css',
  'web/design/{tokens,drawing-colours,fallback-fonts}.css',
  'web/design/icon.svg',
  'web/design/fonts/*.woff2',
  'LICENSE',
  '.env.example',
  'docs/operations.md',
  'docs/operations/*',
];
const PAGES = ['client', 'client-manifest.json', 'prerender', 'tag-page.js', 'cities.bin'];
/** No program reads types, sources of maps and prose; licences travel in a file of their own as well. */
const UNREAD = /\.([cm]?ts|map|md|markdown|flow)$|\/(test|tests|benchmarks?|examples?|docs|\.github)$/i;
const LICENCE = /licen[cs]e|notice|copying/i;

type Release = { readonly folder: string; readonly archive: string };

export function writeRelease(dist: string, into: string): Release {
  const { name, version, license, type, engines, dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const title = `${name}-${version}`;
  const folder = join(into, title);
  rmSync(into, { recursive: true, force: true });
  const { files, packages } = runtimeFiles('.', ENTRIES);
  const lockfile = readLockfile();
  for (const file of [...files, ...globSync(OTHERS)]) copy(file, join(folder, file));
  for (const page of PAGES) cpSync(join(dist, page), join(folder, 'dist', page), { recursive: true });
  for (const path of withDependencies(lockfile, packages)) copyPackage(path, join(folder, path));
  const scripts = { start: 'node scripts/serve.mjs', operator: 'node scripts/operator.ts' };
  write(folder, 'package.json', json({ name, version, private: true, license, type, engines, scripts }));
  const shipped = shippedPackages(lockfile);
  write(folder, 'sbom.cdx.json', json(billOfMaterials({ name, version, license, dependencies }, lockfile, shipped)));
  write(folder, 'third-party-licences.txt', licenceTexts(lockfile, shipped));
  makeDatabase(folder);
  return { folder, archive: archive(into, title) };
}

/** With all tables and without a row of anybody, for `server/platform/db/engine.ts`. A server may run as another user than its files have. */
function makeDatabase(folder: string): void {
  execFileSync(process.execPath, ['scripts/migrate.ts'], { cwd: folder, env: { DATA_DIR: 'dist/database' }, stdio: 'ignore' });
  execFileSync('chmod', ['-R', 'a+rX', 'dist/database'], { cwd: folder });
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, { recursive: true });
}

function copyPackage(from: string, to: string): void {
  const nested = join(from, 'node_modules');
  const filter = (path: string) => path !== nested && (LICENCE.test(path.slice(from.length)) || !UNREAD.test(path));
  cpSync(from, to, { recursive: true, filter });
}

function write(folder: string, name: string, text: string): void {
  writeFileSync(join(folder, name), text);
}

function json(value: object): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

function archive(into: string, title: string): string {
  const file = `${title}.tgz`;
  execFileSync('tar', ['-czf', file, title], { cwd: into });
  const digest = createHash('sha256')
    .update(readFileSync(join(into, file)))
    .digest('hex');
  write(into, `${file}.sha256`, `${digest}  ${file}\n`);
  return join(into, file);
}
