// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LabelPicture, LabelResponse } from '../../core/label-photo/protocol.ts';
import { pixelsOf } from './camera.ts';
import { readLabelPhoto } from './label-photo.ts';

vi.mock('./camera.ts', () => ({ pixelsOf: vi.fn() }));

const ADDRESS = '/assets/workers/label-1a2b.js';
const LIST = 'Aqua, Glycerin, Niacinamide';
const photo = new Blob();

class FakeWorker {
  static opened: FakeWorker[] = [];
  static answer: LabelResponse | 'error' | 'silence' = 'silence';
  asked: LabelPicture | undefined;
  terminated = false;
  onmessage: ((event: { readonly data: LabelResponse }) => void) | undefined;
  onerror: (() => void) | undefined;
  constructor() {
    FakeWorker.opened.push(this);
  }
  postMessage(picture: LabelPicture): void {
    this.asked = picture;
    const { answer } = FakeWorker;
    if (answer === 'silence') return;
    queueMicrotask(() => (answer === 'error' ? this.onerror?.() : this.onmessage?.({ data: answer })));
  }
  terminate(): void {
    this.terminated = true;
  }
}

beforeEach(() => {
  FakeWorker.opened = [];
  FakeWorker.answer = 'silence';
  vi.stubGlobal('Worker', FakeWorker);
  const data = new Uint8ClampedArray([255, 255, 255, 255, 0, 0, 0, 255]);
  vi.mocked(pixelsOf).mockResolvedValue({ width: 2, height: 1, data } as unknown as ImageData);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a photo goes to the worker in grey, and its text comes back', async () => {
  FakeWorker.answer = { kind: 'text', text: `Ingredients: ${LIST}`, confidence: 90 };
  expect(await readLabelPhoto(photo, ADDRESS)).toEqual({ kind: 'text', text: LIST });
  expect(FakeWorker.opened[0]?.asked).toEqual({ width: 2, height: 1, grey: new Uint8Array([255, 0]) });
});

test.each([
  ['a worker that cannot load what it needs', { kind: 'unavailable' }, 'unavailable'],
  ['a worker that does not start', 'error', 'unavailable'],
  ['a worker that cannot read the picture', { kind: 'failed' }, 'failed'],
  ['a picture without text', { kind: 'text', text: '', confidence: 0 }, 'nothing'],
  ['a blurred picture', { kind: 'text', text: LIST, confidence: 20 }, 'blurred'],
] as const)('%s gives no text, says why, and leaves no worker behind', async (_what, answer, kind) => {
  FakeWorker.answer = answer;
  expect(await readLabelPhoto(photo, ADDRESS)).toEqual({ kind });
  expect(FakeWorker.opened.map(({ terminated }) => terminated)).toEqual([true]);
});

test('a worker that never answers is ended after a minute and a half', async () => {
  vi.useFakeTimers();
  const reading = readLabelPhoto(photo, ADDRESS);
  await vi.advanceTimersByTimeAsync(90_000);
  expect(await reading).toEqual({ kind: 'failed' });
  expect(FakeWorker.opened[0]?.terminated).toBe(true);
});

test('a file that is no picture, and a build without the worker, start none', async () => {
  expect(await readLabelPhoto(photo, undefined)).toEqual({ kind: 'unavailable' });
  vi.mocked(pixelsOf).mockResolvedValue(undefined);
  expect(await readLabelPhoto(photo, ADDRESS)).toEqual({ kind: 'no-picture' });
  expect(FakeWorker.opened).toEqual([]);
});
