import { StartupError } from '../../server/platform/startup-error.ts';
import { isBuilt } from './build-stamp.ts';
import { runQuietly } from './run-quietly.mjs';

const FAILURE = 'The pages could not be built: see above.';

export async function buildWhenChanged(step: string): Promise<void> {
  if (isBuilt('dist')) return console.log(`${step} Pages are built.`);
  try {
    await runQuietly(`${step} Building the pages`, FAILURE, process.execPath, ['scripts/build.ts']);
  } catch {
    throw new StartupError(FAILURE);
  }
}
