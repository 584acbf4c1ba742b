import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { Draft } from '../../../core/editions/draft.ts';
import type { Answers } from '../../../core/funnel/answers.ts';
import type { Funnel, PlacedStep } from '../../../core/funnel/funnel.ts';
import { type Action, actionFor, actionsAt, type Choice, optionSelector } from '../../../e2e/actions.ts';
import { launchOptions } from '../../../e2e/launch-options.ts';
import { currentScreen, declineConsent, freezeTimers, waitForHydration } from '../../../e2e/visitor.ts';
import { runCommand } from '../../../server/run-command.ts';
import { freePort, RunningServer, UNCONFIGURED } from '../../../server/testing.ts';
import { findHeadlessBrowser } from '../../launch/browser.ts';

type Visit = {
  readonly funnel: Funnel;
  readonly path: number;
  readonly steps: readonly string[];
  readonly answers: Answers;
};

type Asked = {
  /** Undefined for the pages as built. */
  readonly draft: Draft | undefined;
  /** In the order in which they are walked. */
  readonly visits: readonly Visit[];
  /** Whose first paint is measured. */
  readonly pages: readonly string[];
  /** No walk begins later. */
  readonly until: number;
};

export type InBrowser = {
  /** By what the addresses of their funnel begin with. */
  readonly walks: readonly { readonly base: string; readonly path: number; readonly ms: number; readonly problem?: string }[];
  readonly paints: readonly { readonly path: string; readonly ms: number }[];
};

const PHONE = { viewport: { width: 390, height: 844 }, locale: 'en-US', timezoneId: 'UTC' } as const;
const STEP_MS = 20_000;
const PARALLEL = 2;
const ROUNDS = 3;
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const SLOWER = 4;

/** Walks an edition on a server of its own, which nobody else sees. Undefined where no browser is installed. */
export async function inBrowser(asked: Asked): Promise<InBrowser | undefined> {
  const executablePath = findHeadlessBrowser();
  if (executablePath === undefined) return undefined;
  const dataDir = await mkdtemp(join(tmpdir(), 'proof-'));
  const environment = {
    ...UNCONFIGURED,
    PORT: await freePort(),
    DATA_DIR: dataDir,
    REQUESTS_PER_MINUTE: '0',
    LOG_LEVEL: 'silent',
  };
  const server = new RunningServer(environment);
  const browser = await chromium.launch(launchOptions(executablePath));
  try {
    await server.ready();
    const edition = asked.draft && (await runCommand('editions preview', asked.draft, { DATA_DIR: dataDir })).id;
    const address = (path: string) => `${server.url}${path}${edition ? `?edition=${edition}` : ''}`;
    return { walks: await walkAll(browser, asked, address), paints: await paintAll(browser, asked.pages, address) };
  } finally {
    await browser.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 3 });
  }
}

type Address = (path: string) => string;

async function walkAll(browser: Browser, { visits, until }: Asked, address: Address): Promise<InBrowser['walks']> {
  const walks: InBrowser['walks'][number][] = [];
  const rest = [...visits];
  const walkers = Array.from({ length: PARALLEL }, async () => {
    for (let visit = rest.shift(); visit && Date.now() < until; visit = rest.shift()) {
      const began = Date.now();
      const problem = await walk(browser, visit, address);
      walks.push({
        base: visit.funnel.base,
        path: visit.path,
        ms: Date.now() - began,
        ...(problem !== undefined && { problem }),
      });
    }
  });
  await Promise.all(walkers);
  return walks;
}

/** What was wrong on the way; undefined where nothing was. */
async function walk(browser: Browser, { funnel, steps, answers }: Visit, address: Address): Promise<string | undefined> {
  const context = await browser.newContext({ ...PHONE, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    const said: string[] = [];
    page.on('pageerror', ({ message }) => said.push(message));
    page.setDefaultTimeout(STEP_MS);
    await freezeTimers(page);
    await declineConsent(page);
    const path = funnel.steps.filter(({ id }) => steps.includes(id));
    const [first] = path;
    if (!first) return 'It has no step.';
    await page.goto(address(first.path));
    await waitForHydration(page);
    for (const [at, step] of path.entries()) {
      const wrong = await takeStep(page, step, answers[step.id], path[at + 1]?.path ?? funnel.exit);
      if (wrong !== undefined) return wrong;
    }
    return said[0] && `A page failed: ${said[0]}`;
  } finally {
    await context.close();
  }
}

async function takeStep(
  page: Page,
  step: PlacedStep,
  answer: Answers[string] | undefined,
  next: string,
): Promise<string | undefined> {
  const heading = currentScreen(page).getByRole('heading', { level: 1 });
  const title = await heading.textContent().catch(() => undefined);
  if (isFixed(step) && title !== step.title) return `${step.path} shows '${title}' in place of '${step.title}'.`;
  for (const action of actionsOf(step, answer)) {
    const wrong = await act(page, action).catch(
      () => `${step.path} has no ${action.role} '${action.name ?? ''}' that can be pressed.`,
    );
    if (wrong !== undefined) return wrong;
  }
  const arrived = await page.waitForFunction((path) => location.pathname === path, next).catch(() => undefined);
  return arrived ? undefined : `${step.path} leads to ${new URL(page.url()).pathname} in place of ${next}.`;
}

/** A chart's title has the visitor's figure, and words may repeat an answer. */
function isFixed({ kind, title }: PlacedStep): boolean {
  return kind !== 'chart' && !title.includes('{');
}

async function act(page: Page, { role, name, option, text }: Action): Promise<undefined> {
  const named = currentScreen(page).getByRole(role, { ...(name && { name, exact: true }) });
  const target = option === undefined ? named : named.and(page.locator(optionSelector(option)));
  if (text !== undefined) await target.fill(text);
  else if (role === 'checkbox') await target.check();
  else await target.click();
}

/** Those of the walks of the tests, with this visitor's answer. */
function actionsOf(step: PlacedStep, answer: Answers[string] | undefined): readonly Action[] {
  const actions = actionsAt(step);
  if (answer === undefined) return actions;
  if ('options' in step) return chosen(step, actions, [answer].flat());
  if (step.kind === 'number' || step.kind === 'slider')
    return actions.map((action) => (action.text === undefined ? action : { ...action, text: String(answer) }));
  return actions;
}

function chosen(step: Choice, actions: readonly Action[], ids: readonly string[]): readonly Action[] {
  const choices = ids.map((id) =>
    actionFor(
      step,
      step.options.findIndex((option) => option.id === id),
    ),
  );
  return [...choices, ...actions.slice(1)];
}

async function paintAll(browser: Browser, pages: readonly string[], address: Address): Promise<InBrowser['paints']> {
  const paints: InBrowser['paints'][number][] = [];
  for (const path of pages) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) times.push(await firstPaint(browser, address(path)));
    paints.push({ path, ms: times.sort((one, other) => one - other)[Math.floor(ROUNDS / 2)] ?? Number.NaN });
  }
  return paints;
}

async function firstPaint(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ ...PHONE, isMobile: true, hasTouch: true, deviceScaleFactor: 2.625 });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.emulateNetworkConditions', SLOW);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(url);
    const painted = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    return await page.waitForFunction(painted).then((handle) => handle.jsonValue());
  } finally {
    await context.close();
  }
}
