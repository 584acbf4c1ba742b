import type { Batch } from './batch.ts';

export type Intake = {
  /** Resolves once the batch is kept; false when so much waits already that it is not taken. */
  take(batch: Batch): Promise<boolean>;
};

type Waiting = { readonly batch: Batch; readonly done: () => void; readonly failed: (error: unknown) => void };

/** One statement writes so many; so many wait while it does. A flood is turned away at the door instead of filling the memory. */
const MOST_AT_ONCE = 2000;
const MOST_WAITING = 20_000;

/** Writes what comes while the last write runs together in the next one: the busier it is, the less each event costs. */
export function openIntake(write: (batch: Batch) => Promise<void>): Intake {
  const queue: Waiting[] = [];
  let waiting = 0;
  let writing = false;

  async function work(): Promise<void> {
    writing = true;
    for (let next = takeNext(); next.length > 0; next = takeNext()) {
      try {
        await write(together(next));
        for (const { done } of next) done();
      } catch (error) {
        for (const { failed } of next) failed(error);
      }
      waiting -= sum(next);
    }
    writing = false;
  }

  function takeNext(): Waiting[] {
    const next: Waiting[] = [];
    while (queue[0] && (next.length === 0 || sum(next) + queue[0].batch.events.length <= MOST_AT_ONCE))
      next.push(...queue.splice(0, 1));
    return next;
  }

  return {
    async take(batch) {
      if (waiting + batch.events.length > MOST_WAITING) return false;
      waiting += batch.events.length;
      const kept = new Promise<void>((done, failed) => queue.push({ batch, done, failed }));
      if (!writing) void work();
      await kept;
      return true;
    },
  };
}

function sum(waiting: readonly Waiting[]): number {
  return waiting.reduce((total, { batch }) => total + batch.events.length, 0);
}

function together(waiting: readonly Waiting[]): Batch {
  const ignored = new Map<string, number>();
  for (const { batch } of waiting) {
    for (const [field, count] of batch.ignored) ignored.set(field, (ignored.get(field) ?? 0) + count);
  }
  return { events: waiting.flatMap(({ batch }) => batch.events), ignored };
}
