import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OwnPostgres, ownServer } from '../../postgres.ts';

const SIZE = '300m';

/** That survives a crash, on a disk that can be filled where this user may mount one. */
export async function postgresOnSmallDisk(): Promise<OwnPostgres> {
  const disk = await smallDisk();
  try {
    const postgres = await ownServer(disk?.folder, 'on');
    return { ...postgres, stop: () => postgres.stop().finally(() => disk?.close()) };
  } catch (error) {
    await disk?.close();
    throw error;
  }
}

/** In memory; undefined without the right to mount it. */
async function smallDisk(): Promise<{ readonly folder: string; close(): Promise<void> } | undefined> {
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
