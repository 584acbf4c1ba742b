import { readDisk } from './disk.ts';

const MIN_FREE_BYTES = 256 * 1024 ** 2;
const CHECK_MS = 10_000;

/** The last space of the embedded database's disk is for orders. A folder that cannot be looked at stops nothing. */
export function openDiskGuard(dataDir: string | undefined, now: () => Date, look = readDisk): () => Promise<boolean> {
  if (dataDir === undefined) return async () => false;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let isFull = Promise.resolve(false);
  return () => {
    if (now().getTime() - checkedAt >= CHECK_MS) {
      checkedAt = now().getTime();
      isFull = look(dataDir).then((disk) => disk !== undefined && disk.free < MIN_FREE_BYTES);
    }
    return isFull;
  };
}
