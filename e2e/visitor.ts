import { expect, type Locator, type Page, test } from '@playwright/test';
import { funnel } from '../content/funnel/index.ts';
import { analysisTimings } from '../content/pages/analysis-timings.ts';
import { consentVersion } from '../content/pages/consent.ts';
import { timings } from '../content/timings.ts';
import { NO_CONSENT } from '../core/consent/consent.ts';
import { validAnswers } from '../core/funnel/answers.ts';
import { exampleAnswer } from '../core/funnel/example-answer.ts';
import type { PlacedStep } from '../core/funnel/funnel.ts';
import { Journey } from '../core/funnel/journey.ts';
import { isAskingStep, type StepKind, type StepOf } from '../core/funnel/step.ts';
import { sequenceLength } from '../core/presentation/sequence.ts';
import { type Action, actionFor, actionsAt, type Choice, CITY, optionAt, optionSelector } from './actions.ts';

export { funnel };

const journey = new Journey(funnel);
export const LAST = funnel.steps.length;

export function stepAt(number: number): PlacedStep {
  const step = funnel.steps[number - 1];
  if (!step) throw new Error(`The funnel has no step ${number}.`);
  return step;
}

/** A test that needs a kind of step is skipped where the funnel has none. */
export function firstOf<K extends StepKind>(kind: K): PlacedStep<StepOf<K>> {
  return consecutiveSteps(kind)[0] as PlacedStep<StepOf<K>>;
}

export function consecutiveSteps<const Kinds extends readonly StepKind[]>(
  ...kinds: Kinds
): { readonly [At in keyof Kinds]: PlacedStep<StepOf<Kinds[At]>> } {
  const from = funnel.steps.findIndex((_, start) => kinds.every((kind, index) => funnel.steps[start + index]?.kind === kind));
  test.skip(from < 0, `the funnel has no ${kinds.join(', ')} in a row`);
  return funnel.steps.slice(from, from + kinds.length) as unknown as {
    readonly [At in keyof Kinds]: PlacedStep<StepOf<Kinds[At]>>;
  };
}

export function oneStepPerLayout(): readonly PlacedStep[] {
  const lookOf = (step: PlacedStep) => `${step.kind} ${'layout' in step ? step.layout : ''} ${'shape' in step ? step.shape : ''}`;
  return [...Map.groupBy(funnel.steps, lookOf).values()].flatMap(([first]) => first ?? []);
}

/** Each layout of the quiz once, and the pages that most visitors see besides. */
export function keyScreens(): readonly string[] {
  return ['/', ...oneStepPerLayout().map(({ path }) => path), '/treatment', '/keep-results', '/prediction', '/delete'];
}

/** Around a border in the middle of the funnel. */
export function stepsAroundSectionBorder(before: number, after: number): readonly [from: number, to: number] {
  const border = funnel.sections[Math.floor(funnel.sections.length / 2)]?.first ?? 1;
  return [Math.max(1, border - before), Math.min(LAST, border + after)];
}

export async function expectStep(page: Page, step: PlacedStep): Promise<void> {
  await expectPath(page, step.path);
  await expect(currentScreen(page).getByRole('heading', { level: 1, name: titleOf(step), exact: true })).toBeVisible();
}

/** A chart's title holds the figure of the visitor. */
export function titleOf({ kind, title }: PlacedStep): string | RegExp {
  return kind === 'chart' ? new RegExp(`^${title.replace(/\d+%/, '\\d+%')}$`) : title;
}

/** The visitor is at the next step, or behind the quiz. */
export async function expectAfter(page: Page, step: PlacedStep): Promise<void> {
  const next = funnel.steps[step.number];
  await (next ? expectStep(page, next) : expectPath(page, journey.next(step)));
}

async function expectPath(page: Page, path: string): Promise<void> {
  // toHaveURL waits until all of the page has loaded.
  await expect.poll(() => new URL(page.url()).pathname, { intervals: [20, 30, 50] }).toBe(path);
}

/** Without the screen that slides away. */
export function currentScreen(page: Page) {
  return page.locator('.screen:not(.screen--leaving)');
}

export function optionId(step: Choice, choice = 0): string {
  return optionAt(step, choice).id;
}

export function optionOf(page: Page, step: Choice, choice = 0): Locator {
  return locate(page, actionFor(step, choice));
}

export async function answer(page: Page, step: PlacedStep, choice = 0): Promise<void> {
  await expectStep(page, step);
  for (const action of actionsAt(step, choice)) {
    const target = locate(page, action);
    if (action.text !== undefined) await target.fill(action.text);
    else if (action.role === 'checkbox') await target.check();
    else await target.click();
  }
}

/** Returns the way to lift the finger. */
export async function touch(page: Page, target: Locator): Promise<() => Promise<unknown>> {
  const box = await target.boundingBox();
  if (!box) throw new Error('What should be touched is not on the page.');
  const browser = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  return () => browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

export function locate(page: Page, { role, name, option }: Action): Locator {
  const found = currentScreen(page).getByRole(role, { ...(name && { name, exact: true }) });
  return option === undefined ? found : found.and(page.locator(optionSelector(option)));
}

/** Answers that `answer` gives, by step id. */
export function answersTo(...steps: readonly PlacedStep[]): Record<string, unknown> {
  return Object.fromEntries(
    steps.flatMap((step): [string, unknown][] => {
      if (!isAskingStep(step)) return [];
      return [[step.id, exampleAnswer(step, CITY)]];
    }),
  );
}

export const walkedAnswers = validAnswers(funnel, answersTo(...funnel.steps));

/** Answers the steps from `from` up to `to` with their first option. */
export async function walk(page: Page, from: number, to: number): Promise<void> {
  for (const step of funnel.steps.slice(from - 1, to - 1)) await answer(page, step);
  await expectStep(page, stepAt(to));
}

export function storedAnswers(page: Page): Promise<Record<string, unknown>> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('journey') ?? '{}').answers ?? {});
}

/** As if the visitor had been here before, with the photo skipped unless the journey says otherwise. */
export async function storeJourney(page: Page, journey: object = {}): Promise<void> {
  const text = JSON.stringify({ answers: {}, selfie: 'skipped', ...journey });
  await page.addInitScript((stored) => localStorage.setItem('journey', stored), text);
}

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

export async function openPaused(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // A frame and a timer load the code.
  await page.clock.runFor(100);
  await waitForHydration(page);
}

export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => window.hydrated === true);
}

/** Returns the way to let the code of the next page come. */
export async function blockScripts(page: Page): Promise<() => void> {
  const code = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await code.promise;
    await route.continue();
  });
  return code.resolve;
}

/** Acts before the code of the page has come. */
export async function openEarly(page: Page, path: string, act: () => Promise<void>): Promise<void> {
  const unblockScripts = await blockScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await act();
  expect(await page.evaluate(() => window.awake)).toBeUndefined();
  unblockScripts();
}

const { introMs, counterMs, carouselMs } = timings;
const { analyzeMs, identifyBarsMs, identifyGapMs } = analysisTimings;
/** Milliseconds until a screen goes on, or a carousel turns. */
const GOES_ON_AFTER_MS = [introMs, counterMs, analyzeMs, sequenceLength(identifyBarsMs, identifyGapMs), carouselMs];

/** Screens stay, so that a slow machine can act on them in time. Runs in the browser. */
function holdTimers(never: readonly number[]): void {
  const start = window.setTimeout.bind(window);
  // After an order, a request to the server has the same interval.
  const stays = (ms: number) => never.includes(ms) && !location.pathname.startsWith('/prediction/');
  const held = (run: TimerHandler, ms = 0) => (stays(ms) ? 0 : start(run, ms));
  window.setTimeout = held as typeof window.setTimeout;
}

export const FROZEN_TIMERS = `(${holdTimers})(${JSON.stringify(GOES_ON_AFTER_MS)})`;

export async function freezeTimers(page: Page): Promise<void> {
  await page.addInitScript(FROZEN_TIMERS);
}

/** As in `web/browser/api.ts`. */
const API_TIMEOUT_MS = 15_000;

/** A slow machine needs longer; timeouts have tests of their own. */
export async function extendTimeouts(page: Page): Promise<void> {
  await page.addInitScript((limit) => {
    const start = window.setTimeout.bind(window);
    const extended = (run: TimerHandler, ms = 0) => start(run, ms === limit ? ms * 30 : ms);
    window.setTimeout = extended as typeof window.setTimeout;
  }, API_TIMEOUT_MS);
}

const FETCHED = ['text.woff2', 'display.woff2', 'drawings.svg', 'start.js', 'start-stored.js'];

async function filesOf(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text();
  return Array.from(html.matchAll(/modulepreload" href="([^"]+)"/g), ([, address = '']) => withoutHash(address));
}

/** The name of a file. Its hash may begin with a hyphen. */
function withoutHash(address: string): string {
  return address.replace(/.*\/(.+?)-[\w-]{6,8}\.(\w+)$/, '$1.$2');
}

/** Waits for what a page of the quiz fetches for later: fonts, drawings, analytics and the code of the analysis. */
export async function allResourcesFetched(page: Page): Promise<void> {
  // For the panel beside the questions.
  const ownFace = (page.viewportSize()?.width ?? 0) < 1024 ? [] : ['own-face.js'];
  const addresses = () => performance.getEntriesByType('resource').map(({ name }) => name);
  await expect
    .poll(async () => (await page.evaluate(addresses)).map(withoutHash))
    .toEqual(
      expect.arrayContaining([
        ...FETCHED,
        ...ownFace,
        ...(await filesOf(page, '/identify')),
        expect.stringMatching(/\/api\/configuration$/),
      ]),
    );
}

/** Both fonts load when the page is idle, after `document.fonts.ready`; until then lines may break elsewhere. */
export async function fontsLoaded(page: Page): Promise<void> {
  const arrived = async () => {
    const ours = [...document.fonts].filter(({ family }) => /^"?(Display|Text)"?$/.test(family));
    await Promise.all(ours.map((face) => face.load()));
    return ours.length;
  };
  await expect.poll(() => page.evaluate(arrived)).toBe(2);
}

/** Otherwise they wait for up to ten seconds. */
export async function sendEvents(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('online')));
}

/** The visitor has declined on an earlier page. */
export async function declineConsent(page: Page): Promise<void> {
  const record = { id: crypto.randomUUID(), version: consentVersion, choices: NO_CONSENT, at: Date.now(), gpc: false };
  await page.addInitScript((stored) => localStorage.setItem('consent', stored), JSON.stringify(record));
}

export async function refuseMeasuring(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'No, only use the photo' }).click();
}
