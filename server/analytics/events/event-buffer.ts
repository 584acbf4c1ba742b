import type { Batch } from './batch.ts';

type Intake = {
  /** Resolves when the batch is stored, or to false when too much is waiting. */
  take(batch: Batch): Promise<boolean>;
};

type PendingBatch = { readonly batch: Batch; readonly done: () => void; readonly failed: (error: unknown) => void };

/** A flood is refused instead of filling the memory. */
const MAX_PER_WRITE = 2000;
const MAX_PENDING = 20_000;

/** Batches that arrive during a write share the next one, so an event costs less under load. */
export function openEventBuffer(write: (batch: Batch) => Promise<void>): Intake {
  const queue: PendingBatch[] = [];
  let pending = 0;
  let writing = false;

  async function work(): Promise<void> {
    writing = true;
    for (let next = takeNext(); next.length > 0; next = takeNext()) {
      try {
        await write(mergeBatches(next));
        for (const { done } of next) done();
      } catch (error) {
        for (const { failed } of next) failed(error);
      }
      pending -= sum(next);
    }
    writing = false;
  }

  function takeNext(): PendingBatch[] {
    const next: PendingBatch[] = [];
    while (queue[0] && (next.length === 0 || sum(next) + queue[0].batch.events.length <= MAX_PER_WRITE))
      next.push(...queue.splice(0, 1));
    return next;
  }

  return {
    async take(batch) {
      if (pending + batch.events.length > MAX_PENDING) return false;
      pending += batch.events.length;
      const written = new Promise<void>((done, failed) => queue.push({ batch, done, failed }));
      if (!writing) void work();
      await written;
      return true;
    },
  };
}

function sum(pending: readonly PendingBatch[]): number {
  return pending.reduce((total, { batch }) => total + batch.events.length, 0);
}

function mergeBatches(pending: readonly PendingBatch[]): Batch {
  const ignored = new Map<string, number>();
  for (const { batch } of pending) {
    for (const [field, count] of batch.ignored) ignored.set(field, (ignored.get(field) ?? 0) + count);
  }
  return { events: pending.flatMap(({ batch }) => batch.events), ignored };
}
