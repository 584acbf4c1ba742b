import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = [
  'web',
  'content',
  'core',
  'annex/city-search',
  'annex/face-measurement',
  'annex/label-reading',
  'scripts',
  'vite.config.ts',
  'package-lock.json',
];
/** The build itself makes these files. */
const BUILT = /^web\/design\/fonts\//;
const STAMP = 'built-from';
const COMPRESSED = 'compressed';

export function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(files).sort()) {
    if (!BUILT.test(file)) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

export function isBuilt(dist: string): boolean {
  try {
    return readFileSync(join(dist, STAMP), 'utf8') === fingerprint();
  } catch {
    return false;
  }
}

/** The last thing a build does, so that an interrupted one is built again. */
export function stampBuild(dist: string, sources: string): void {
  writeFileSync(join(dist, STAMP), sources);
}

/** Whether the files of the build are as small as they can be. */
export function isCompressed(dist: string): boolean {
  return existsSync(join(dist, COMPRESSED));
}

export function stampCompressed(dist: string): void {
  writeFileSync(join(dist, COMPRESSED), '');
}

function files(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
