import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { main } from '../server/main.ts';
import { fillDataDir } from '../server/platform/db/testing.ts';
import { NODE_COMPILE_CACHE, SHORT_LIVED } from '../server/testing.ts';
import { PASSWORD } from './dashboard-server.ts';

/** Enough for a month beside the one before it. */
const SEEDED_DAYS = '65';

const dataDir = process.env.DATA_DIR ?? '';
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
// A copy takes half of the time of a new database.
await fillDataDir(dataDir);
if (process.argv.includes('--seeded')) {
  runScript(SHORT_LIVED, 'operator-password.ts');
  runScript([], 'seed.ts', SEEDED_DAYS);
}
await main();

function runScript(flags: readonly string[], name: string, ...args: readonly string[]): void {
  const script = fileURLToPath(new URL(`../scripts/${name}`, import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [...flags, script, ...args], {
    // A developer's .env names their own database.
    cwd: dataDir,
    env: { PATH: process.env.PATH ?? '', NODE_COMPILE_CACHE, DATA_DIR: dataDir },
    input: `${PASSWORD}\n`,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
}
