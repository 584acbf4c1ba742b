import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { draftRules } from '../../content/editions.ts';
import { draftOfOtherWords } from '../../core/editions/testing.ts';
import { openRenderer } from '../../server/editions/renderer.ts';
import { runCommand } from '../../server/run-command.ts';
import { freePort, RunningServer, UNCONFIGURED } from '../../server/testing.ts';

/** Whether an edition whose every text differs is published in time beside visitors, none of whom sees a failure or a page of two editions. */
const VISITORS_A_SECOND = Number(process.argv[2] ?? 200);
const PUBLISH_SECONDS = 5;
const ROLL_BACK_SECONDS = 1;
/** A second to notice it, and one for the last requests. */
const SEEN_SECONDS = 2;
const NAMES = ['first', 'second', 'third'].map((name) => `(${name})`);
const PAGES = ['/', '/loading', '/quiz1'];

const dataDir = mkdtempSync(join(tmpdir(), 'petalune-publish-'));
const environment = { ...UNCONFIGURED, PORT: await freePort(), DATA_DIR: dataDir, LOG_LEVEL: 'error', REQUESTS_PER_MINUTE: '0' };
const { content } = await openRenderer();
const server = new RunningServer(environment);
await server.ready();
let failed = 0;
let mixed = 0;
let visits = 0;
let visiting = true;
const visitors = visitAll();
try {
  await after(1000);
  for (const more of NAMES) {
    await measure(`Publishing '${more}'`, PUBLISH_SECONDS, () =>
      runCommand('editions publish', draftOfOtherWords(content, draftRules, more), environment),
    );
    await measure('until a visit begins in it', SEEN_SECONDS, () => until(more));
  }
  await measure('Rolling back', ROLL_BACK_SECONDS, () => runCommand('editions roll-back', {}, environment));
  await measure('until a visit begins in it', SEEN_SECONDS, () => until('(second)'));
} finally {
  visiting = false;
  await visitors;
  await server.stop();
  rmSync(dataDir, { recursive: true });
}
console.log(`${visits} visits: ${failed} saw a failure and ${mixed} a page of two editions; none may.`);
if (failed + mixed > 0 || visits < VISITORS_A_SECOND) process.exitCode = 1;

async function measure(what: string, limit: number, act: () => Promise<unknown>): Promise<void> {
  const began = performance.now();
  await act();
  const seconds = (performance.now() - began) / 1000;
  console.log(`${what} took ${seconds.toFixed(2)} s; at most ${limit} s are allowed.`);
  if (!(seconds <= limit)) process.exitCode = 1;
}

async function until(more: string): Promise<void> {
  while (editionOf(await (await fetch(`${server.url}/loading`)).text()) !== more) await after(20);
}

/** They come whether or not those before them were answered. */
async function visitAll(): Promise<void> {
  const open: Promise<void>[] = [];
  for (let next = performance.now(); visiting; next += 1000 / VISITORS_A_SECOND) {
    open.push(visit(PAGES[visits % PAGES.length] ?? '/'));
    visits += 1;
    await after(Math.max(0, next - performance.now()));
  }
  await Promise.all(open);
}

/** A page, and the words that it names. */
async function visit(path: string): Promise<void> {
  try {
    const page = await (await fetch(server.url + path)).text();
    const [, words = ''] = /data-words="([^"]*)"/.exec(page) ?? [];
    const answer = await fetch(server.url + words);
    if (!answer.ok) failed += 1;
    else if (editionOf(page) !== editionOf(await answer.text())) mixed += 1;
  } catch {
    failed += 1;
  }
}

/** By what each text of it ends with; undefined for the pages as built. */
function editionOf(text: string): string | undefined {
  const found = NAMES.filter((name) => text.includes(name));
  return found.length > 1 ? 'two' : found[0];
}
