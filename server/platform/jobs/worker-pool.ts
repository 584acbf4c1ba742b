type WorkerPool = {
  wake(): void;
  stop(): Promise<void>;
};

/** Never rejects. */
export type Task = () => Promise<void>;

export function openWorkerPool(atOnce: number, take: () => Promise<Task | undefined>): WorkerPool {
  const working = new Set<Promise<void>>();
  let wakeRequested = false;
  let stopped = false;

  function wake(): void {
    wakeRequested = true;
    if (stopped || working.size >= atOnce) return; // a busy worker looks again
    const work = runTasks().finally(() => working.delete(work));
    working.add(work);
  }

  async function runTasks(): Promise<void> {
    while (wakeRequested && !stopped) {
      wakeRequested = false;
      const task = await take();
      if (!task) continue;
      wake();
      await task();
      wakeRequested = true;
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
