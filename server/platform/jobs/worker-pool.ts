type WorkerPool = {
  /** There may be something to do. */
  wake(): void;
  /** Begins nothing more; resolves when what was begun has ended. */
  stop(): Promise<void>;
};

/** Something to do; never rejects. */
export type Task = () => Promise<void>;

/** Does what there is to do, up to `atOnce` at a time, as long as `take` gives something; `take` never rejects either. */
export function openWorkerPool(atOnce: number, take: () => Promise<Task | undefined>): WorkerPool {
  const working = new Set<Promise<void>>();
  let woken = false;
  let stopped = false;

  function wake(): void {
    woken = true;
    if (stopped || working.size >= atOnce) return; // who is working looks again when it is done
    const work = runTasks().finally(() => working.delete(work));
    working.add(work);
  }

  async function runTasks(): Promise<void> {
    while (woken && !stopped) {
      woken = false;
      const task = await take();
      if (!task) continue;
      wake(); // where there was one there may be more, for others
      await task();
      woken = true; // and for this one
    }
  }

  return {
    wake,
    async stop() {
      stopped = true;
      await Promise.all(working);
    },
  };
}
