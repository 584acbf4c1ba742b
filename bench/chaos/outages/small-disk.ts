import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SIZE = '300m';

/** In memory; undefined without the right to mount it. */
export async function smallDisk(): Promise<{ readonly folder: string; close(): Promise<void> } | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'disk-'));
  const close = async () => {
    execFileSync('umount', [folder], { stdio: 'ignore' });
    await rm(folder, { recursive: true });
  };
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=755`, 'tmpfs', folder], { stdio: 'ignore' });
    return { folder, close };
  } catch {
    await rm(folder, { recursive: true });
    return undefined;
  }
}
