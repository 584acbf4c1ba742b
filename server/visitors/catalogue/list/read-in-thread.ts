import { Worker } from 'node:worker_threads';
import { fileProblems } from '../../../../content/catalogue/problems.ts';
import type { ListReport, ServedList } from '../../../../core/catalogue/list-report.ts';
import { MINUTE_MS } from '../../../../core/time.ts';
import type { ListItem } from '../lists.ts';

/** From the thread. After `items` it waits until they are saved. */
export type ThreadMessage =
  | { readonly kind: 'items'; readonly items: readonly ListItem[] }
  | { readonly kind: 'read'; readonly report: ListReport }
  | { readonly kind: 'chosen'; readonly served: ServedList }
  | { readonly kind: 'refused'; readonly problems: readonly string[] };

export type ListSteps = {
  readonly saveItems: (items: readonly ListItem[]) => Promise<void>;
  readonly saveReport: (report: ListReport) => Promise<void>;
  readonly finish: (served: ServedList) => Promise<void>;
  readonly refuse: (problems: readonly string[]) => Promise<void>;
};

/** Above what 50,000 products take on a slow machine that does other things too. */
export const MAX_READING_MS = 10 * MINUTE_MS;
const MAX_HEAP_MB = 512;

/** Reads a packed list in a thread of its own, so that visitors never wait for it. Ends when all is saved. */
export async function readInThread(packed: Uint8Array, steps: ListSteps, signal: AbortSignal): Promise<void> {
  const worker = new Worker(new URL('./list-thread.ts', import.meta.url), {
    name: 'catalogue',
    workerData: packed,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  const ended = Promise.withResolvers<void>();
  worker.on('message', (message: ThreadMessage) => {
    perform(message, steps).then((isLast) => (isLast ? ended.resolve() : worker.postMessage('next')), ended.reject);
  });
  worker.on('error', ended.reject);
  worker.on('exit', () => ended.reject(new Error('The thread ended early.')));
  const stop = AbortSignal.any([signal, AbortSignal.timeout(MAX_READING_MS)]);
  stop.addEventListener('abort', () => ended.reject(stop.reason));
  try {
    await ended.promise;
  } catch (error) {
    await steps.refuse([fileProblems.unfinished]);
    throw error;
  } finally {
    await worker.terminate();
  }
}

async function perform(message: ThreadMessage, steps: ListSteps): Promise<boolean> {
  if (message.kind === 'items') await steps.saveItems(message.items);
  else if (message.kind === 'read') await steps.saveReport(message.report);
  else if (message.kind === 'chosen') await steps.finish(message.served);
  else await steps.refuse(message.problems);
  return message.kind === 'chosen' || message.kind === 'refused';
}
