import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from './run-quietly.mjs';

const SOURCES = ['web', 'content', 'core', 'annex/city-search', 'scripts', 'vite.config.ts', 'package-lock.json'];
/** The build itself makes these files. */
const BUILT = /^web\/design\/fonts\//;
const STAMP = 'dist/built-from';

export async function buildWhenChanged(step: string): Promise<void> {
  const sources = fingerprint();
  if (stamp() === sources) return console.log(`${step} Pages are built.`);
  rmSync(STAMP, { force: true });
  await runQuietly(`${step} Building the pages`, 'The pages could not be built: see above.', process.execPath, [
    'scripts/build.ts',
  ]);
  writeFileSync(STAMP, sources);
}

function stamp(): string | undefined {
  try {
    return readFileSync(STAMP, 'utf8');
  } catch {
    return undefined;
  }
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(files).sort()) {
    if (!BUILT.test(file)) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function files(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
