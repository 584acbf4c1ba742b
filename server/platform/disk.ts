import { statfs } from 'node:fs/promises';

/** In bytes; undefined where the folder cannot be looked at. */
export async function readDisk(folder: string): Promise<{ readonly free: number; readonly all: number } | undefined> {
  const found = await statfs(folder).catch(() => undefined);
  return found && { free: found.bavail * found.bsize, all: found.blocks * found.bsize };
}
