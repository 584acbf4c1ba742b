import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installBrowserWhenMissing } from './launch/browser.ts';
import { buildWhenChanged } from './launch/build.ts';
import { inForeground } from './launch/foreground.mjs';
import { plainly } from './launch/plainly.mjs';

type Counts = { readonly passed: number; readonly failed: number };

const reports = mkdtempSync(join(tmpdir(), 'petalune-reports-'));

await plainly(async () => {
  await installBrowserWhenMissing('2/4');
  await buildWhenChanged('3/4');
  console.log('4/4 Testing…');
  const counts = [await unitTests(), await browserTests()];
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
});
rmSync(reports, { recursive: true });

async function unitTests(): Promise<Counts> {
  const report = join(reports, 'unit.json');
  const code = await inForeground(process.execPath, [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  return count(code, report, ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }));
}

async function browserTests(): Promise<Counts> {
  const report = join(reports, 'browser.json');
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = report;
  const code = await inForeground(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json']);
  return count(code, report, ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }));
}

/** What a runner's report says; a runner that failed outside a test (a file that does not load, no report) counts as one more. */
// biome-ignore lint/suspicious/noExplicitAny: each runner has its own report
function count(code: number, report: string, read: (json: any) => Counts): Counts {
  let counts: Counts = { passed: 0, failed: 0 };
  try {
    counts = read(JSON.parse(readFileSync(report, 'utf8')));
  } catch {}
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
