import { parentPort, workerData } from 'node:worker_threads';
import { renderEdition } from './render.ts';

// What the modules of the content say depends on the draft and the funnel, so each edition has a thread of its own for each of them.
const { built, draft, pictures } = workerData;
parentPort?.postMessage(await renderEdition(built, { ...draft, pictures, dashboard: false }));
