import { parentPort, workerData } from 'node:worker_threads';
import type { RenderJob } from './renderer.ts';

// The renderer reads the draft as its modules run, so each edition has a thread of its own.
const { renderer, built, draft } = workerData as RenderJob;
Object.assign(globalThis, { draft });
const { renderEdition } = await import(renderer);
parentPort?.postMessage(await renderEdition(built, { dashboard: false }));
