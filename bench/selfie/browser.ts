import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import puppeteer from 'puppeteer-core';
import { faceWorker } from '../../annex/face-measurement/index.ts';
import type { FaceResponse, MeasuredFace } from '../../core/selfie/protocol.ts';
import { findBrowser } from '../../scripts/launch/browser.ts';
import { makeWorker } from '../../scripts/workers/worker-files.ts';
import { workerHeaders } from '../../server/platform/http/headers.ts';
import type { FrameSize, Placement } from './film.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
  '.json': 'application/json',
};

export type Perturbation = {
  readonly name: string;
  readonly group: 'none' | 'geometry' | 'light';
  readonly scale?: number;
  readonly degrees?: number;
  readonly mirror?: boolean;
  /** Pixels cut from each side. */
  readonly crop?: number;
  /** 0 to 1. */
  readonly jpeg?: number;
  readonly tint?: readonly [number, number, number];
  /** The right side's share of the light. */
  readonly shade?: number;
};

export type FaceLab = {
  readonly measure: (photo: Buffer, perturbation: Perturbation) => Promise<MeasuredFace & { readonly ms: number }>;
  /** Red, green, blue and opacity of a grey picture with the photo in its place. */
  readonly place: (photo: Buffer, placement: Placement, size: FrameSize) => Promise<Buffer>;
};

/** The worker that visitors load, in a headless browser that decodes and changes the pictures. */
export async function withFaceLab<Result>(work: (lab: FaceLab) => Promise<Result>): Promise<Result> {
  const { address, files } = await makeWorker(faceWorker);
  const server = createServer(({ url = '/' }, response) => {
    const body = url === '/' ? '<!doctype html><title>Faces</title>' : files.get(url);
    const headers = files.has(url) ? workerHeaders(new URL('http://localhost')) : {};
    response.writeHead(body === undefined ? 404 : 200, { ...headers, 'content-type': TYPES[extname(url)] ?? 'text/html' });
    response.end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const executablePath = findBrowser();
  const browser = await puppeteer.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await page.evaluate(startWorker, address);
    const measure: FaceLab['measure'] = (photo, perturbation) =>
      page.evaluate(measurePhoto, photo.toString('base64'), perturbation) as ReturnType<FaceLab['measure']>;
    const place: FaceLab['place'] = async (photo, placement, size) =>
      Buffer.from(await page.evaluate(placePhoto, photo.toString('base64'), placement, size), 'base64');
    return await work({ measure, place });
  } finally {
    await browser.close();
    server.close();
  }
}

type LabWindow = typeof globalThis & { faceWorker: Worker };

/** Runs in the page, as does what follows: it must not refer to anything outside. */
function startWorker(url: string): Promise<void> {
  const worker = new Worker(url);
  (globalThis as LabWindow).faceWorker = worker;
  return new Promise((ready, failed) => {
    worker.onerror = () => failed(new Error('The worker does not load.'));
    worker.onmessage = ({ data }: MessageEvent<FaceResponse>) =>
      data.kind === 'ready' ? ready() : failed(new Error('The models do not load.'));
  });
}

async function measurePhoto(base64: string, change: Perturbation): Promise<unknown> {
  const load = async (url: string) => {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image;
  };
  const image = await load(`data:image/jpeg;base64,${base64}`);
  const [canvas, crop, scale] = [document.createElement('canvas'), change.crop ?? 0, change.scale ?? 1];
  canvas.width = Math.round((image.width - 2 * crop) * scale);
  canvas.height = Math.round((image.height - 2 * crop) * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No canvas.');
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate(((change.degrees ?? 0) * Math.PI) / 180);
  context.scale(change.mirror ? -scale : scale, scale);
  context.drawImage(image, -image.width / 2, -image.height / 2);
  if (change.tint || change.shade) {
    const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
    const [red, green, blue] = change.tint ?? [1, 1, 1];
    const factors = [red, green, blue];
    const linear = (byte: number) => (byte / 255) ** 2.2;
    for (let i = 0; i < pixels.data.length; i += 1) {
      if (i % 4 === 3) continue;
      const light = 1 - (1 - (change.shade ?? 1)) * (((i >> 2) % canvas.width) / canvas.width);
      pixels.data[i] = 255 * (linear(pixels.data[i] ?? 0) * light * (factors[i % 4] ?? 1)) ** (1 / 2.2);
    }
    context.putImageData(pixels, 0, 0);
  }
  if (change.jpeg) {
    const compressed = await load(canvas.toDataURL('image/jpeg', change.jpeg));
    context.resetTransform();
    context.drawImage(compressed, 0, 0);
  }
  const frame = context.getImageData(0, 0, canvas.width, canvas.height);
  const worker = (globalThis as LabWindow).faceWorker;
  const start = performance.now();
  return new Promise((measured) => {
    worker.onmessage = ({ data }) => measured({ ...data, ms: performance.now() - start });
    worker.postMessage({ id: 1, kind: 'measure', frames: [frame] });
  });
}

async function placePhoto(base64: string, { x, y, scale }: Placement, { width, height }: FrameSize): Promise<string> {
  const image = new Image();
  image.src = `data:image/jpeg;base64,${base64}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No canvas.');
  context.fillStyle = 'gray';
  context.fillRect(0, 0, width, height);
  context.drawImage(image, x, y, image.width * scale, image.height * scale);
  const file = new FileReader();
  const read = new Promise<string>((done) => {
    file.onload = () => done(String(file.result).split(',')[1] ?? '');
  });
  file.readAsDataURL(new Blob([context.getImageData(0, 0, width, height).data]));
  return read;
}
