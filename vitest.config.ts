import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { colouredDrawings } from './scripts/colours.ts';
import { SHORT_LIVED } from './server/testing.ts';

/** No worker is left with the longest file at the end. */
class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isSlow = ({ moduleId }: TestSpecification) => moduleId.endsWith('.slow.test.ts');
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}

const isQuick = process.env.TESTS === 'quick';

/** Beside four busy processes a server or a database of its own takes a while to start. */
const PATIENCE_MS = 120_000;
/** A slow test starts several, beside two others; so long it lasts only where it hangs. */
const HANGING_MS = 600_000;

const OUTSIDE_WEB = ['{core,content,server,adapters,annex,scripts,bench}/**/*.test.ts'];
/** The demonstration's test knows the drawings too, which are components. */
const COMPONENTS = ['web/**/*.test.{ts,tsx}', 'content/demonstration.test.ts'];
const MOCKED = '{server,scripts}/**/*.mocked.test.ts';
const SLOW = '{server,scripts,bench}/**/*.slow.test.ts';

export default defineConfig({
  plugins: [colouredDrawings()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  test: {
    projects: [
      // A worker keeps its modules between files, and they run as they do in the server, without a bundler.
      {
        extends: true,
        test: {
          name: 'shared',
          isolate: false,
          experimental: { viteModuleRunner: false },
          include: OUTSIDE_WEB,
          exclude: [MOCKED, SLOW, ...COMPONENTS],
        },
      },
      // A worker keeps its packages and its window between files.
      { extends: true, test: { name: 'web', isolate: false, include: COMPONENTS, setupFiles: ['web/testing/new-page.ts'] } },
      { extends: true, test: { name: 'isolated', include: [MOCKED], execArgv: SHORT_LIVED, testTimeout: PATIENCE_MS } },
      { extends: true, test: { name: 'slow', include: [SLOW], testTimeout: HANGING_MS, hookTimeout: HANGING_MS } },
    ],
    // The colours of pictures are read from the tokens, and the dashboard links its dark colours.
    css: { include: [/design\/tokens/, /\.css\?raw/, /theme\/dark/] },
    // The tests' browser loads no stylesheets, and takes them for loaded.
    environmentOptions: { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } } },
    provide: { isQuick },
    // As `@exhaustive` in browsers.
    tags: [{ name: 'exhaustive', description: 'Runs in `npm run test:all` alone.' }],
    ...(isQuick && { tagsFilter: ['!exhaustive'] }),
    // A worker waits for an eighth of its time, and the process that transforms files has little to do.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    sequence: { sequencer: SlowFirst },
    // Some tests open databases and servers, which takes a while on a busy machine.
    testTimeout: 60_000,
    hookTimeout: PATIENCE_MS,
    expect: { poll: { timeout: 15_000 } },
  },
});
