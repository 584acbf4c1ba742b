import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { StartupError } from '../startup-error.ts';

const PRIVATE = 0o700;
const OTHERS = 0o077;
const STICKY = 0o1000;

/** Creates the folder, or closes it to the other users of the machine. `contents` tells our folder from a stranger's. */
export async function openPrivateFolder(path: string, contents: readonly string[]): Promise<void> {
  await makeFolder(path, PRIVATE);
  if (!(await isOpenToOthers(path))) return;
  if (await isShared(path, contents)) {
    throw new StartupError(
      `The data folder ${path} holds other things and is open to other users: set DATA_DIR to a folder of its own, or close it with chmod 700.`,
    );
  }
  await chmod(path, PRIVATE).catch(() => {}); // the next line tells whether it helped
  if (await isOpenToOthers(path)) {
    throw new StartupError(
      `The data folder ${path} is open to other users of this machine and cannot be closed: set DATA_DIR to a folder that this user owns, on a disk that keeps file modes.`,
    );
  }
}

/** `mkdir`'s own `recursive` never returns under /proc (Node 20 and 24). */
async function makeFolder(path: string, mode?: number): Promise<void> {
  if (existsSync(path)) return;
  await makeFolder(dirname(path));
  await mkdir(path, mode);
}

/** Windows has no modes. */
async function isOpenToOthers(path: string): Promise<boolean> {
  return process.platform !== 'win32' && ((await stat(path)).mode & OTHERS) !== 0;
}

async function isShared(path: string, contents: readonly string[]): Promise<boolean> {
  if (((await stat(path)).mode & STICKY) !== 0) return true;
  const names = await readdir(path);
  return names.length > 0 && !names.some((name) => contents.includes(name));
}
