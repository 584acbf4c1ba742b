import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installBrowserWhenMissing } from './launch/browser.ts';
import { buildWhenChanged } from './launch/build.ts';
import { installEnginesWhenMissing } from './launch/engines.ts';
import { inForeground } from './launch/foreground.mjs';
import { reportPlainly } from './launch/plain-errors.mjs';

type Counts = { readonly passed: number; readonly failed: number };

const reports = mkdtempSync(join(tmpdir(), 'petalune-reports-'));

await reportPlainly(async () => {
  await installBrowserWhenMissing('2/4');
  await installEnginesWhenMissing('2/4');
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
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await inForeground(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...reporters]);
  type Report = { readonly numPassedTests: number; readonly numFailedTests: number };
  return count(code, report, (told: Report) => ({ passed: told.numPassedTests, failed: told.numFailedTests }));
}

async function browserTests(): Promise<Counts> {
  const report = join(reports, 'browser.json');
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = report;
  const code = await inForeground(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json']);
  type Report = { readonly stats: { readonly expected: number; readonly flaky: number; readonly unexpected: number } };
  return count(code, report, ({ stats }: Report) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }));
}

/** A runner that fails outside a test (a file that does not load, no report) counts as one failure more. */
function count<Report>(code: number, report: string, read: (report: Report) => Counts): Counts {
  const counts = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: 0 };
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
