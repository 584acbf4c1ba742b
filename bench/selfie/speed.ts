import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Page, TimeoutError } from 'puppeteer-core';
import { funnel } from '../../content/funnel/index.ts';
import { cameraCopy } from '../../content/pages/camera.ts';
import type { GateCode } from '../../core/selfie/gate.ts';
import type { FaceRequest, FaceResponse } from '../../core/selfie/protocol.ts';
import { findBrowser } from '../../scripts/launch/browser.ts';
import { freePort, RunningServer } from '../../server/testing.ts';
import { type FaceLab, withFaceLab } from './browser.ts';
import { CAMERA, filmOf, placeFace } from './film.ts';
import { photosIn } from './photos.ts';

/** Each is a capture that comes by itself, after 0.7 s of stillness. */
const ROUNDS = 5;
const MAX_PHOTOS = 3;
const MAX_WAIT_MS = 15_000;
const MAX_PREVIEW_MS = 1500;
const MIN_FRAMES_A_SECOND = 12;
const MAX_REPORT_MS = 1200;
const MAX_TASK_MS = 100;

type WorkerEntry = {
  readonly at: number;
  readonly kind: 'opened' | 'unloaded' | FaceRequest['kind'] | FaceResponse['kind'];
  readonly codes: readonly GateCode[];
  readonly measured: boolean;
};
type LabWindow = typeof globalThis & { workerEntries: WorkerEntry[]; longTasks: number[] };
type Capture = { readonly entries: readonly WorkerEntry[]; readonly longest: number };

const folder = mkdtempSync(join(tmpdir(), 'petalune-selfie-'));
const server = new RunningServer({ PORT: await freePort(), DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent' });
try {
  const films = await withFaceLab(passingFilms);
  await server.ready();
  const captured = await firstCapture(films);
  if (captured) judge(captured);
  else throw new Error('No photo was captured. The folder needs a face that looks straight at the camera in even light.');
} finally {
  await server.stop();
  rmSync(folder, { recursive: true });
}

/** A page's camera is one file for as long as its browser runs, so that the photos are looked at before. */
async function passingFilms({ measure, place }: FaceLab): Promise<ReadonlyMap<string, Buffer>> {
  const films = new Map<string, Buffer>();
  for (const { name, content } of photosIn(process.argv[2])) {
    if (films.size === MAX_PHOTOS) break;
    const { codes, observations } = await measure(content, { name: 'as it is', group: 'none' });
    const [seen] = observations;
    if (codes.length > 0 || !seen) console.log(`${name}: refused as a photo (${codes.join(', ')})`);
    else films.set(name, filmOf(await place(content, placeFace(seen.box), CAMERA), CAMERA));
  }
  return films;
}

async function firstCapture(films: ReadonlyMap<string, Buffer>): Promise<Capture | undefined> {
  for (const [name, film] of films) {
    const camera = join(folder, 'camera.y4m');
    writeFileSync(camera, film);
    const captured = await withCamera(camera, capture);
    if (typeof captured !== 'string') {
      console.log(`${name} before the camera`);
      return captured;
    }
    console.log(`${name}: ${captured}`);
  }
  return undefined;
}

async function withCamera<Result>(camera: string, use: (page: Page) => Promise<Result>): Promise<Result> {
  const executablePath = findBrowser();
  const browser = await puppeteer.launch({
    ...(executablePath && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${camera}`,
    ],
  });
  try {
    return await use(await browser.newPage());
  } finally {
    await browser.close();
  }
}

/** Or why there is none. */
async function capture(page: Page): Promise<Capture | string> {
  const step = funnel.steps.find((candidate) => candidate.kind === 'selfie');
  if (!step) throw new Error('The funnel takes no selfie.');
  await page.setViewport({ width: 390, height: 844 });
  await page.evaluateOnNewDocument(recordWorker);
  await page.goto(`${server.url}${step.path}`, { waitUntil: 'networkidle0' });
  await press(page, step.button);
  await press(page, cameraCopy.consent.allow);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const answered = page.waitForFunction(hasReports, { timeout: MAX_WAIT_MS, polling: 100 }, round);
    const came = await answered.then(() => true).catch(isTimeout);
    const entries = await page.evaluate(workerEntries);
    if (!came) return whyNoReport(entries);
    const last = entries.findLast(({ kind }) => kind === 'report');
    if (!last?.measured) return `captured, but refused as a photo (${last?.codes.join(', ')})`;
    if (round < ROUNDS) await press(page, cameraCopy.retake);
  }
  return { entries: await page.evaluate(workerEntries), longest: await page.evaluate(longestTask) };
}

function isTimeout(error: unknown): false {
  if (error instanceof TimeoutError) return false;
  throw error;
}

function whyNoReport(entries: readonly WorkerEntry[]): string {
  const has = (kind: WorkerEntry['kind']) => entries.some((entry) => entry.kind === kind);
  const last = entries.findLast(({ kind }) => kind === 'sighting');
  const [code] = last?.codes ?? [];
  if (!has('opened')) return 'the page opened no worker';
  if (has('unloaded') || has('failed')) return `the worker ${has('unloaded') ? 'does not load' : 'failed'}`;
  if (!has('ready')) return `the models did not load in ${MAX_WAIT_MS / 1000} s`;
  if (!has('preview')) return 'the camera gave no picture';
  if (!last) return 'the worker answered no frame';
  if (has('measure')) return `no report in ${MAX_WAIT_MS / 1000} s`;
  return code ? `refused by the camera: ${cameraCopy.guidance[code]} (${last.codes.join(', ')})` : 'passes, but is never still';
}

function judge({ entries, longest }: Capture): void {
  const from = (kind: WorkerEntry['kind']) => entries.find((entry) => entry.kind === kind)?.at ?? Number.NaN;
  const between = (first: WorkerEntry['kind'], second: WorkerEntry['kind']) =>
    entries.flatMap((entry, index) => {
      const next = entries.slice(index + 1).find(({ kind }) => kind === first || kind === second);
      return entry.kind === first && next?.kind === second ? [next.at - entry.at] : [];
    });
  // A frame and the pause until the next is asked for.
  const perFrame = median(between('preview', 'preview'));
  const bars = [
    {
      what: 'first preview after the worker was opened, its files included',
      value: from('sighting') - from('opened'),
      most: MAX_PREVIEW_MS,
    },
    { what: `a preview frame (at least ${MIN_FRAMES_A_SECOND} a second)`, value: perFrame, most: 1000 / MIN_FRAMES_A_SECOND },
    { what: 'from the frames of a capture to their report', value: median(between('measure', 'report')), most: MAX_REPORT_MS },
    { what: 'the longest task of the page', value: longest, most: MAX_TASK_MS },
  ];
  console.log(`${ROUNDS} captures, ${entries.filter(({ kind }) => kind === 'sighting').length} preview frames; medians in ms`);
  for (const { what, value, most } of bars) {
    console.log(`  ${what}: ${value.toFixed(0)}, at most ${most.toFixed(0)}`);
    if (!(value <= most)) process.exitCode = 1;
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

async function press(page: Page, label: string): Promise<void> {
  await page.locator(`button ::-p-text(${label})`).setTimeout(MAX_WAIT_MS).click();
}

/** Runs in the page, as does what follows: it must not refer to anything outside. */
function recordWorker(): void {
  const lab = globalThis as LabWindow;
  lab.workerEntries = [];
  lab.longTasks = [];
  const note = (kind: WorkerEntry['kind'], codes: readonly GateCode[] = [], measured = false) =>
    lab.workerEntries.push({ at: performance.now(), kind, codes, measured });
  const { Worker: Original } = lab;
  lab.Worker = class extends Original {
    constructor(url: string | URL) {
      super(url);
      note('opened');
      this.addEventListener('error', () => note('unloaded'));
      this.addEventListener('message', ({ data }: MessageEvent<FaceResponse>) => {
        if (data.kind === 'sighting') note(data.kind, data.sighting.codes);
        else if (data.kind === 'report') note(data.kind, data.codes, data.report !== undefined);
        else note(data.kind);
      });
    }
    override postMessage(message: FaceRequest, transfer?: Transferable[] | StructuredSerializeOptions): void {
      note(message.kind);
      // The frames must move to the worker here too: copies would be measured with them.
      super.postMessage(message, transfer as Transferable[]);
    }
  };
  new PerformanceObserver((list) => lab.longTasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  });
}

function hasReports(count: number): boolean {
  return (globalThis as LabWindow).workerEntries.filter(({ kind }) => kind === 'report').length >= count;
}

function workerEntries(): WorkerEntry[] {
  return (globalThis as LabWindow).workerEntries;
}

function longestTask(): number {
  return Math.max(0, ...(globalThis as LabWindow).longTasks);
}
