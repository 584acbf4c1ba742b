import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installBrowserWhenMissing } from './launch/browser.ts';
import { buildForStartWhenChanged } from './launch/build.ts';
import { installEnginesWhenMissing } from './launch/engines.ts';
import { inForeground } from './launch/foreground.mjs';
import { reportPlainly } from './launch/plain-errors.mjs';

type Counts = { readonly passed: number; readonly failed: number };

/** Projects of the two runners, by their names there. */
const QUICK = ['shared', 'web', 'isolated', 'phone', 'desktop'];
const ALL = ['shared', 'web', 'isolated', 'slow', 'engines', 'phone', 'desktop'];
const BROWSER_PROJECTS = new Set(['engines', 'phone', 'desktop']);

const reports = mkdtempSync(join(tmpdir(), 'petalune-reports-'));

await reportPlainly(async () => {
  const projects = chosenProjects(process.argv.slice(2));
  const inBrowser = projects.filter((name) => BROWSER_PROJECTS.has(name));
  const outside = projects.filter((name) => !BROWSER_PROJECTS.has(name));
  await installBrowserWhenMissing('2/4');
  if (projects.includes('engines')) await installEnginesWhenMissing('2/4');
  // How well they are compressed is for the check of bytes.
  await buildForStartWhenChanged('3/4');
  console.log('4/4 Testing…');
  const counts = [
    ...(outside.length > 0 ? [await unitTests(outside)] : []),
    ...(inBrowser.length > 0 ? [await browserTests(inBrowser)] : []),
  ];
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
});
rmSync(reports, { recursive: true });

/** `npm test` is quick; `npm run test:all` runs everything, or the projects that follow it. */
function chosenProjects([storey, ...named]: readonly string[]): readonly string[] {
  if (storey === undefined) {
    process.env.TESTS = 'quick';
    return QUICK;
  }
  const unknown = [...(storey === 'all' ? [] : [storey]), ...named.filter((name) => !ALL.includes(name))];
  if (unknown.length > 0) throw new Error(`There are no tests called ${unknown.join(', ')}: name some of ${ALL.join(', ')}.`);
  return named.length > 0 ? named : ALL;
}

async function unitTests(projects: readonly string[]): Promise<Counts> {
  const report = join(reports, 'unit.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...inProjects(projects), ...reporters];
  const code = await inForeground(process.execPath, args);
  type Report = { readonly numPassedTests: number; readonly numFailedTests: number };
  return count(code, report, (told: Report) => ({ passed: told.numPassedTests, failed: told.numFailedTests }));
}

async function browserTests(projects: readonly string[]): Promise<Counts> {
  const report = join(reports, 'browser.json');
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = report;
  const args = ['node_modules/@playwright/test/cli.js', 'test', ...inProjects(projects), '--reporter=list,json'];
  const code = await inForeground(process.execPath, args);
  type Report = { readonly stats: { readonly expected: number; readonly flaky: number; readonly unexpected: number } };
  return count(code, report, ({ stats }: Report) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }));
}

function inProjects(names: readonly string[]): readonly string[] {
  return names.map((name) => `--project=${name}`);
}

/** A runner that fails outside a test (a file that does not load, no report) counts as one failure more. */
function count<Report>(code: number, report: string, read: (report: Report) => Counts): Counts {
  const counts = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: 0 };
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
