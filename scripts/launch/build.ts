import { isBuilt } from './build-stamp.ts';
import { runQuietly } from './run-quietly.mjs';

export async function buildWhenChanged(step: string): Promise<void> {
  if (isBuilt('dist')) return console.log(`${step} Pages are built.`);
  await runQuietly(`${step} Building the pages`, 'The pages could not be built: see above.', process.execPath, [
    'scripts/build.ts',
  ]);
}
