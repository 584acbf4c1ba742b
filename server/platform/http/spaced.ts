/** Enough for every buyer who waits at one moment. */
const MAX_KEYS = 10_000;

/**
 * Runs at most once in `ms` for one key, so that asking often costs the provider nothing. Whoever asks while it runs waits for the same
 * run; whoever asks after it gets nothing new. Each server counts for itself.
 */
export function spaced(ms: number, run: (key: string) => Promise<unknown>, now: () => Date): (key: string) => Promise<unknown> {
  const runs = new Map<string, { readonly at: number; readonly done: Promise<unknown> }>();
  return (key) => {
    const at = now().getTime();
    const last = runs.get(key);
    if (last && at - last.at < ms) return last.done;
    const done = run(key);
    runs.delete(key);
    runs.set(key, { at, done });
    if (runs.size > MAX_KEYS) runs.delete([...runs.keys()][0] ?? '');
    return done;
  };
}
