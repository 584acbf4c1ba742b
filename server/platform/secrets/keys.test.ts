import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSecretKeys } from './keys.ts';

const GIVEN = Buffer.alloc(32, 7);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keys-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('without a key of the environment one is made at the first start, for the user of the server alone', async () => {
  const dataDir = join(folder, 'first');
  const [made] = await readSecretKeys({ dataDir, secretsKeys: [] });
  expect(made).toHaveLength(32);
  expect((await stat(join(dataDir, 'secrets.key'))).mode & 0o777).toBe(0o600);
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
  expect(Buffer.from(await readFile(join(dataDir, 'secrets.key'), 'utf8'), 'base64')).toEqual(made);
  expect(await readSecretKeys({ dataDir, secretsKeys: [] })).toEqual([made]);
});

test('a key of the environment is used alone, and no file is made', async () => {
  const dataDir = join(folder, 'given');
  expect(await readSecretKeys({ dataDir, secretsKeys: [GIVEN] })).toEqual([GIVEN]);
  await expect(stat(dataDir)).rejects.toThrow('ENOENT');
});

test('a key of the environment comes before that of the file, which still opens', async () => {
  const dataDir = join(folder, 'both');
  const [made] = await readSecretKeys({ dataDir, secretsKeys: [] });
  expect(await readSecretKeys({ dataDir, secretsKeys: [GIVEN] })).toEqual([GIVEN, made]);
});

test('a file without a key is refused, so that no other key takes its place', async () => {
  const dataDir = join(folder, 'broken');
  await readSecretKeys({ dataDir, secretsKeys: [] });
  await writeFile(join(dataDir, 'secrets.key'), '');
  await expect(readSecretKeys({ dataDir, secretsKeys: [] })).rejects.toThrow(/secrets\.key holds no key of 32 bytes/);
});

test('where no file can be written, the refusal says how to do without one', async () => {
  const dataDir = join(folder, 'first', 'secrets.key');
  await expect(readSecretKeys({ dataDir, secretsKeys: [] })).rejects.toThrow(/set SECRETS_KEY, as openssl makes it/);
});
