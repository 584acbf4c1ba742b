import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { importsOf } from '../borders/imports.ts';

/** Paths count from the root. `packages` are those that the files import themselves. */
type RuntimeFiles = { readonly files: readonly string[]; readonly packages: readonly string[] };

const RELATIVE_URL = /new URL\('([^']+)', import\.meta\.url\)/g;
const MODULE = /\.(ts|mjs)$/;
const PACKAGE = /^node_modules\//;

/** Everything that the entries load, without what only types or tests need. */
export function runtimeFiles(root: string, entries: readonly string[]): RuntimeFiles {
  const files = new Set<string>();
  const packages = new Set<string>();
  const pending = [...entries];
  for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
    if (PACKAGE.test(path)) packages.add(path.slice('node_modules/'.length));
    else if (!path.startsWith('node:') && !files.has(path)) {
      files.add(path);
      if (MODULE.test(path)) pending.push(...loadedBy(root, path));
    }
  }
  return { files: [...files].sort(), packages: [...packages].sort() };
}

function loadedBy(root: string, path: string): string[] {
  const imported = importsOf(root, path).filter(({ typeOnly }) => !typeOnly);
  const named = Array.from(readFileSync(join(root, path), 'utf8').matchAll(RELATIVE_URL), ([, relative = '']) =>
    posix.join(posix.dirname(path), relative),
  );
  return [...imported.map(({ to }) => to), ...named.filter((file) => isFile(join(root, file)))];
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}
