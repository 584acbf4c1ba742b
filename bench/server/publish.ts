import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { draftRules } from '../../content/editions.ts';
import { draftOfOtherWords } from '../../core/editions/testing.ts';
import { openRenderer } from '../../server/editions/renderer.ts';
import { furtherFunnels } from '../../server/platform/further-funnels.ts';
import { runCommand } from '../../server/run-command.ts';
import { freePort, RunningServer, SHARED_SECRETS_KEY, UNCONFIGURED } from '../../server/testing.ts';
import { startPostgres } from '../postgres.ts';

/**
 * Whether an edition whose every text differs is published in time beside visitors, none of whom sees a failure or a page of two editions:
 * by one server with the embedded database, and by two with PostgreSQL.
 */
const VISITORS_A_SECOND = Number(process.argv[2] ?? 200);
const PUBLISH_SECONDS = 5;
const ROLL_BACK_SECONDS = 1;
/** Until each server has noticed it. */
const SEEN_SECONDS = 2;
const NAMES = ['first', 'second', 'third'].map((name) => `(${name})`);
/** Where visits begin, in every funnel. */
const PAGES = ['/', '/loading', '/quiz1', ...Array.from(furtherFunnels.values(), ({ funnel }) => funnel.base)];

type Settings = Readonly<Record<string, string>> & { readonly PORT: string };

/** They come whether or not those before them were answered. */
class Visitors {
  count = 0;
  failed = 0;
  mixed = 0;
  #visiting = true;
  readonly #urls: readonly string[];

  constructor(urls: readonly string[]) {
    this.#urls = urls;
  }

  stop(): void {
    this.#visiting = false;
  }

  async run(): Promise<void> {
    const open: Promise<void>[] = [];
    for (let next = performance.now(); this.#visiting; next += 1000 / VISITORS_A_SECOND) {
      open.push(this.#visit(`${this.#urls[this.count % this.#urls.length]}`, `${PAGES[this.count % PAGES.length]}`));
      this.count += 1;
      await after(Math.max(0, next - performance.now()));
    }
    await Promise.all(open);
  }

  /** A page, and the words that it names. */
  async #visit(url: string, path: string): Promise<void> {
    try {
      const page = await (await fetch(url + path)).text();
      const [, words = ''] = /data-words="([^"]*)"/.exec(page) ?? [];
      const answer = await fetch(url + words);
      if (!answer.ok) this.failed += 1;
      else if (editionOf(page) !== editionOf(await answer.text())) this.mixed += 1;
    } catch {
      this.failed += 1;
    }
  }
}

const { content } = await openRenderer();
const dataDir = mkdtempSync(join(tmpdir(), 'petalune-publish-'));
try {
  const common = { ...UNCONFIGURED, DATA_DIR: dataDir, LOG_LEVEL: 'error', REQUESTS_PER_MINUTE: '0' };
  console.log('One server with the embedded database:');
  await measureOn([{ ...common, PORT: await freePort() }]);
  const postgres = await startPostgres();
  try {
    const shared = { ...common, DATABASE_URL: postgres.url, SECRETS_KEY: SHARED_SECRETS_KEY };
    console.log('Two servers with PostgreSQL:');
    await measureOn([
      { ...shared, PORT: await freePort() },
      { ...shared, PORT: await freePort() },
    ]);
  } finally {
    await postgres.stop();
  }
} finally {
  rmSync(dataDir, { recursive: true });
}

async function measureOn(environments: readonly [Settings, ...Settings[]]): Promise<void> {
  const [environment] = environments;
  const servers: RunningServer[] = [];
  for (const each of environments) servers.push(await new RunningServer(each).ready());
  const visitors = new Visitors(servers.map(({ url }) => url));
  const running = visitors.run();
  const seen = (name: string) => Promise.all(servers.map(({ url }) => until(url, name)));
  try {
    await after(1000);
    for (const name of NAMES) {
      const draft = draftOfOtherWords(content, draftRules, name);
      await within(PUBLISH_SECONDS, `Publishing '${name}'`, () => runCommand('editions publish', draft, environment));
      await within(SEEN_SECONDS, 'until visits begin in it', () => seen(name));
    }
    await within(ROLL_BACK_SECONDS, 'Rolling back', () => runCommand('editions roll-back', {}, environment));
    await within(SEEN_SECONDS, 'until visits begin in it', () => seen('(second)'));
  } finally {
    visitors.stop();
    await running;
    for (const server of servers) await server.stop();
  }
  const { count, failed, mixed } = visitors;
  console.log(`${count} visits: ${failed} saw a failure and ${mixed} a page of two editions; none may.`);
  if (failed + mixed > 0 || count < VISITORS_A_SECOND) process.exitCode = 1;
}

async function within(limit: number, what: string, act: () => Promise<unknown>): Promise<void> {
  const began = performance.now();
  await act();
  const seconds = (performance.now() - began) / 1000;
  console.log(`  ${what} took ${seconds.toFixed(2)} s; at most ${limit} s are allowed.`);
  if (!(seconds <= limit)) process.exitCode = 1;
}

async function until(url: string, name: string): Promise<void> {
  for (const path of PAGES) while (editionOf(await (await fetch(url + path)).text()) !== name) await after(20);
}

/** By what each text of it ends with; undefined for the pages as built. */
function editionOf(text: string): string | undefined {
  const found = NAMES.filter((name) => text.includes(name));
  return found.length > 1 ? 'two' : found[0];
}
