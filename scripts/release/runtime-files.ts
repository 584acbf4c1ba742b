import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf } from '../borders/imports.ts';

/** Paths count from the root. `packages` are those that the files import themselves. */
type RuntimeFiles = { readonly files: readonly string[]; readonly packages: readonly string[] };

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
  return importsOf(root, path).flatMap(({ to, typeOnly }) => (!typeOnly && isLoaded(root, to) ? to : []));
}

/** A URL may name a folder, or what the build makes. */
function isLoaded(root: string, to: string): boolean {
  return PACKAGE.test(to) || to.startsWith('node:') || isFile(join(root, to));
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}
