import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Others may read what a public server prints, so addresses with a token are in a file of the server's user. */
export async function writeSandboxAddresses(dataDir: string, addresses: readonly string[]): Promise<string> {
  const path = join(dataDir, 'sandbox-addresses');
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await rm(path, { force: true }); // an older file keeps its mode
  await writeFile(path, `${addresses.join('\n')}\n`, { mode: 0o600, flag: 'wx' });
  return path;
}
