import { workerData } from 'node:worker_threads';
import { makeCities, writeCities } from '../annex/city-search/index.ts';

/** Beside the rest of the build, which uses nothing of it. */
await writeCities(new URL(workerData), await makeCities());
