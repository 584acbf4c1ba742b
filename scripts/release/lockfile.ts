import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type LockedPackage = {
  readonly version: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};

/** Keys are paths like `node_modules/ajv/node_modules/fast-uri`. */
export type Lockfile = Readonly<Record<string, LockedPackage>>;

const FOLDER = 'node_modules/';

/** The pages are built with them, and nothing of them is in the pages. */
const BUILD_TOOLS = ['@mdn/browser-compat-data', '@resvg/resvg-wasm', 'css-tree', 'subset-font', 'vite'];

export function readLockfile(root = '.'): Lockfile {
  const { '': _project, ...packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  return packages;
}

export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);
}

/** What the server and its visitors get: everything but tools, and Node itself. */
export function shippedPackages(lockfile: Lockfile, dependencies = readDependencies()): string[] {
  const shipped = dependencies.filter((name) => !BUILD_TOOLS.includes(name));
  return withDependencies(lockfile, shipped);
}

function readDependencies(): readonly string[] {
  return Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).dependencies);
}

/** The paths of these packages and of all that they depend on. Optional ones are left out. */
export function withDependencies(lockfile: Lockfile, names: readonly string[]): string[] {
  const found = new Set<string>();
  const pending = names.map((name) => resolvePackage(lockfile, '', name));
  for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    const { dependencies = {}, optionalDependencies = {} } = lockfile[path] ?? {};
    for (const name of Object.keys(dependencies)) {
      if (!(name in optionalDependencies)) pending.push(resolvePackage(lockfile, path, name));
    }
  }
  return [...found].sort();
}

/** Node looks for a package beside its importer first, then in each folder above. */
export function resolvePackage(lockfile: Lockfile, importer: string, name: string): string {
  for (let folder = importer; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf(`/${FOLDER}`)))) {
    const path = `${folder === '' ? '' : `${folder}/`}${FOLDER}${name}`;
    if (lockfile[path]) return path;
    if (folder === '') throw new Error(`package-lock.json has no ${name}, which ${importer || 'the server'} needs.`);
  }
}
