import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { openPrivateFolder } from '../db/private-folder.ts';
import { reasonOf, StartupError } from '../startup-error.ts';
import { parseKey } from './parse-key.ts';

export const KEY_FILE = 'secrets.key';

type KeySettings = Pick<Config, 'secretsKeys' | 'dataDir'>;
type SecretKeys = readonly [Buffer, ...Buffer[]];

/** Those of SECRETS_KEY, then that of the file, which goes on opening what it has sealed. Without either, makes the file. */
export async function readSecretKeys({ secretsKeys, dataDir }: KeySettings): Promise<SecretKeys> {
  const file = join(dataDir, KEY_FILE);
  const kept = await readKeyFile(file);
  const [newest, ...older] = [...secretsKeys, ...(kept ? [kept] : [])];
  return newest ? [newest, ...older] : [await makeKeyFile(dataDir, file)];
}

async function readKeyFile(file: string): Promise<Buffer | undefined> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && ['ENOENT', 'ENOTDIR'].includes(String(error.code))) return undefined;
    throw new StartupError(`The key in ${file} cannot be read (${reasonOf(error)}).`);
  });
  if (text === undefined) return undefined;
  const key = parseKey(text.trim());
  if (key) return key;
  throw new StartupError(
    `${file} holds no key of 32 bytes: put it back from a copy, or delete it and set factors and webhooks anew.`,
  );
}

async function makeKeyFile(dataDir: string, file: string): Promise<Buffer> {
  const key = randomBytes(32);
  try {
    await openPrivateFolder(dataDir, [KEY_FILE]);
    await writeFile(file, `${key.toString('base64')}\n`, { flag: 'wx', mode: 0o600, flush: true });
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(
      `${file} cannot be written (${reasonOf(error)}): set SECRETS_KEY, as openssl makes it: openssl rand -base64 32.`,
    );
  }
  return key;
}
