import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { colouredDrawings } from './scripts/colours.ts';

/** What takes longest begins first, so that no worker is left with it at the end. */
class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isSlow = ({ moduleId }: TestSpecification) => moduleId.endsWith('.slow.test.ts');
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}

const OUTSIDE_WEB = ['{core,content,server,adapters,annex,scripts,bench}/**/*.test.ts'];
const MOCKED = '{server,scripts}/**/*.mocked.test.ts';
const SLOW = '{server,scripts,bench}/**/*.slow.test.ts';

export default defineConfig({
  plugins: [colouredDrawings()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  test: {
    projects: [
      // A worker keeps its modules from file to file.
      { extends: true, test: { name: 'shared', isolate: false, include: OUTSIDE_WEB, exclude: [MOCKED, SLOW] } },
      // Pages of their own, and modules that a test replaces.
      { extends: true, test: { name: 'isolated', include: ['web/**/*.test.{ts,tsx}', MOCKED] } },
      // Whole servers, releases and scripts as processes of their own.
      { extends: true, test: { name: 'slow', include: [SLOW] } },
    ],
    // The colours of pictures are read from the tokens, and the dashboard links its dark colours.
    css: { include: [/design\/tokens/, /\.css\?raw/, /theme\/dark/] },
    // The tests' browser loads no stylesheets, and takes them for loaded.
    environmentOptions: { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } } },
    // Tests wait part of their time: for servers, scripts and files.
    maxWorkers: '150%',
    // A test ends before an optimized build of the embedded database pays for itself.
    execArgv: ['--liftoff-only'],
    sequence: { sequencer: SlowFirst },
    // Databases and whole servers are opened in some tests; on a busy machine with two cores that takes a while.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
