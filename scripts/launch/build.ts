import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { StartupError } from '../../server/platform/startup-error.ts';
import { isBuilt, isCompressed } from './build-stamp.ts';
import { runQuietly } from './run-quietly.mjs';

const DIST = 'dist';
const FAILURE = 'The pages could not be built: see above.';

/** Pages as a release has them. */
export async function buildWhenChanged(step: string): Promise<void> {
  if (!isBuilt(DIST)) return run(`${step} Building the pages`, 'scripts/build.ts');
  if (!isCompressed(DIST)) return run(`${step} Compressing the pages`, 'scripts/compress.ts');
  console.log(`${step} Pages are built.`);
}

/** Pages that are compressed in haste. */
export async function buildForStartWhenChanged(step: string): Promise<void> {
  if (!isBuilt(DIST)) return run(`${step} Building the pages`, 'scripts/build.ts', 'start');
  console.log(`${step} Pages are built.`);
}

/** Beside the server, which comes first, and no longer than it runs. */
export async function compressWhenBuiltForStart(): Promise<boolean> {
  if (isCompressed(DIST)) return false;
  const child = spawn(process.execPath, ['scripts/compress.ts'], { stdio: ['ignore', 'ignore', 'inherit'] });
  child.unref();
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  process.once('exit', () => child.kill());
  await once(child, 'exit');
  return isCompressed(DIST);
}

async function run(label: string, ...args: readonly string[]): Promise<void> {
  try {
    await runQuietly(label, FAILURE, process.execPath, args);
  } catch {
    throw new StartupError(FAILURE);
  }
}
