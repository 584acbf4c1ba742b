import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Page } from 'puppeteer-core';
import { funnel } from '../../content/funnel/index.ts';
import { cameraCopy } from '../../content/pages/camera.ts';
import type { FaceRequest, FaceResponse } from '../../core/selfie/protocol.ts';
import { findBrowser } from '../../scripts/launch/browser.ts';
import { freePort, RunningServer } from '../../server/testing.ts';
import { photosIn } from './photos.ts';

/** Each is a capture that comes by itself, after 0.7 s of stillness. */
const ROUNDS = 5;
const FRAMES_OF_FILE = 30;
const MAX_WAIT_MS = 60_000;
const MAX_PREVIEW_MS = 1500;
const MIN_FRAMES_A_SECOND = 12;
const MAX_REPORT_MS = 1200;
const MAX_TASK_MS = 100;

type WorkerEntry = { readonly at: number; readonly kind: 'opened' | FaceRequest['kind'] | FaceResponse['kind'] };
type LabWindow = typeof globalThis & { workerEntries: WorkerEntry[]; longTasks: number[] };

const [photo] = photosIn(process.argv[2]);
const folder = mkdtempSync(join(tmpdir(), 'petalune-selfie-'));
const camera = join(folder, 'camera.mjpeg');
const server = new RunningServer({ PORT: await freePort(), DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent' });
try {
  await server.ready();
  await writeCamera();
  await withBrowser(
    ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${camera}`],
    capture,
  );
} finally {
  await server.stop();
  rmSync(folder, { recursive: true });
}

/** A camera's JPEG is not progressive, as a photo's may be. */
async function writeCamera(): Promise<void> {
  const frame = await withBrowser([], async (page) => page.evaluate(plainJpeg, photo?.content.toString('base64') ?? ''));
  writeFileSync(camera, Buffer.concat(Array(FRAMES_OF_FILE).fill(Buffer.from(frame, 'base64'))));
}

async function withBrowser<Result>(args: readonly string[], use: (page: Page) => Promise<Result>): Promise<Result> {
  const executablePath = findBrowser();
  const browser = await puppeteer.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', ...args],
  });
  try {
    return await use(await browser.newPage());
  } finally {
    await browser.close();
  }
}

async function capture(page: Page): Promise<void> {
  const step = funnel.steps.find((candidate) => candidate.kind === 'selfie');
  if (!step) throw new Error('The funnel takes no selfie.');
  await page.setViewport({ width: 390, height: 844 });
  await page.evaluateOnNewDocument(recordWorker);
  await page.goto(`${server.url}${step.path}`, { waitUntil: 'networkidle0' });
  await press(page, step.button);
  await press(page, cameraCopy.consent.allow);
  for (let round = 1; round <= ROUNDS; round += 1) {
    await page.waitForFunction(hasReports, { timeout: MAX_WAIT_MS, polling: 100 }, round);
    if (round < ROUNDS) await press(page, cameraCopy.retake);
  }
  judge(await page.evaluate(() => (globalThis as LabWindow).workerEntries), await page.evaluate(longestTask));
}

function judge(entries: readonly WorkerEntry[], longest: number): void {
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
  const note = (kind: WorkerEntry['kind']) => lab.workerEntries.push({ at: performance.now(), kind });
  const { Worker: Original } = lab;
  lab.Worker = class extends Original {
    constructor(url: string | URL) {
      super(url);
      note('opened');
      this.addEventListener('message', ({ data }: MessageEvent<FaceResponse>) => note(data.kind));
    }
    override postMessage(message: FaceRequest): void {
      note(message.kind);
      super.postMessage(message);
    }
  };
  new PerformanceObserver((list) => lab.longTasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  });
}

async function plainJpeg(base64: string): Promise<string> {
  const image = new Image();
  image.src = `data:image/jpeg;base64,${base64}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
}

function hasReports(count: number): boolean {
  return (globalThis as LabWindow).workerEntries.filter(({ kind }) => kind === 'report').length >= count;
}

function longestTask(): number {
  return Math.max(0, ...(globalThis as LabWindow).longTasks);
}
