import { Worker } from 'node:worker_threads';
import { fileProblems } from '../../../../content/catalogue/problems.ts';
import type { ListReport, ServedList } from '../../../../core/catalogue/list-report.ts';
import { MINUTE_MS } from '../../../../core/time.ts';
import type { ListItem } from '../lists.ts';
import type { ThreadMessage } from './thread-message.ts';

export type ListSteps = {
  readonly saveItems: (items: readonly ListItem[]) => Promise<void>;
  readonly saveReport: (report: ListReport) => Promise<void>;
  readonly finish: (served: ServedList) => Promise<void>;
  readonly refuse: (problems: readonly string[]) => Promise<void>;
};

/** Above what 50,000 products take on a slow machine that does other things too. */
export const MAX_READING_MS = 10 * MINUTE_MS;
const MAX_HEAP_MB = 512;

type LastMessage = Extract<ThreadMessage, { kind: 'chosen' | 'refused' }>;

/** Reads a packed list in a thread of its own, so that visitors never wait for it. Ends when all is saved. */
export async function readInThread(packed: Uint8Array, steps: ListSteps, signal: AbortSignal): Promise<void> {
  try {
    const last = await runThread(packed, steps, signal);
    if (last.kind === 'chosen') await steps.finish(last.served);
    else await steps.refuse(last.problems);
  } catch (error) {
    await steps.refuse([fileProblems.unfinished]);
    throw error;
  }
}

async function runThread(packed: Uint8Array, steps: ListSteps, signal: AbortSignal): Promise<LastMessage> {
  const worker = new Worker(new URL('./list-thread.ts', import.meta.url), {
    name: 'catalogue',
    workerData: packed,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  const ended = Promise.withResolvers<LastMessage>();
  worker.on('message', (message: ThreadMessage) => {
    if (message.kind === 'chosen' || message.kind === 'refused') return ended.resolve(message);
    const saved = message.kind === 'items' ? steps.saveItems(message.items) : steps.saveReport(message.report);
    saved.then(() => worker.postMessage('next'), ended.reject);
  });
  worker.on('error', ended.reject);
  worker.on('exit', () => ended.reject(new Error('The thread ended early.')));
  const stop = AbortSignal.any([signal, AbortSignal.timeout(MAX_READING_MS)]);
  const onStop = () => ended.reject(stop.reason);
  stop.addEventListener('abort', onStop);
  if (stop.aborted) onStop();
  return ended.promise.finally(() => worker.terminate());
}
