// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FaceResponse } from '../../core/selfie/protocol.ts';
import { canMeasureFaces, openFaceWorker } from './face-worker.ts';

const ADDRESS = '/assets/workers/face-1a2b.js';
const frame = () => ({ width: 1, height: 1, data: new Uint8ClampedArray(4) }) as unknown as ImageData;

class FakeWorker {
  static opened: FakeWorker[] = [];
  readonly asked: { readonly id: number; readonly kind: string }[] = [];
  terminated = false;
  onmessage: ((event: { readonly data: FaceResponse }) => void) | undefined;
  onerror: (() => void) | undefined;
  readonly address: string;
  constructor(address: string) {
    this.address = address;
    FakeWorker.opened.push(this);
  }
  postMessage(request: { readonly id: number; readonly kind: string }): void {
    this.asked.push(request);
  }
  terminate(): void {
    this.terminated = true;
  }
}

beforeEach(() => {
  FakeWorker.opened = [];
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => vi.unstubAllGlobals());

function opened() {
  const face = openFaceWorker(ADDRESS);
  const [worker] = FakeWorker.opened;
  if (!face || !worker) throw new Error('No worker was opened.');
  return { face, worker, answer: (data: FaceResponse) => worker.onmessage?.({ data }) };
}

test('each answer of the face worker resolves the request of its number', async () => {
  const { face, worker, answer } = opened();
  const [first, second] = [face.preview(frame()), face.preview(frame())];
  answer({ kind: 'ready' });
  expect(worker.asked.map(({ id, kind }) => `${kind} ${id}`)).toEqual(['preview 1', 'preview 2']);
  answer({ kind: 'sighting', id: 2, sighting: { codes: ['tilt'], box: undefined } });
  answer({ kind: 'failed', id: 1 });
  expect([await first, (await second)?.codes]).toEqual([undefined, ['tilt']]);
});

test('models that do not load end the face worker', async () => {
  const { face, worker, answer } = opened();
  const measured = face.measure([frame()]);
  answer({ kind: 'failed' });
  expect([await measured, await face.preview(frame()), worker.terminated]).toEqual([undefined, undefined, true]);
});

test('a face worker that throws resolves its requests without a result', async () => {
  const { face, worker } = opened();
  const measured = face.measure([frame()]);
  worker.onerror?.();
  expect(await measured).toBeUndefined();
});

test('no face worker is opened with data saver, without WebAssembly or without a build of it', () => {
  expect(canMeasureFaces(ADDRESS)).toBe(true);
  expect([canMeasureFaces(), openFaceWorker()]).toEqual([false, undefined]);
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  expect([canMeasureFaces(ADDRESS), openFaceWorker(ADDRESS)]).toEqual([false, undefined]);
  Object.defineProperty(navigator, 'connection', { value: { saveData: false }, configurable: true });
  vi.stubGlobal('WebAssembly', undefined);
  Reflect.deleteProperty(globalThis, 'WebAssembly');
  expect(canMeasureFaces(ADDRESS)).toBe(false);
  expect(FakeWorker.opened).toEqual([]);
});
