import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { productsWorker } from './products-worker.ts';
import { makeWorker, readChecked } from './worker-files.ts';

test('a model whose bytes are not those that were measured stops the build', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'model-'));
  const path = join(folder, 'model.bin');
  writeFileSync(path, 'weights');
  const digest = '9cf40ff8b0e6fe44';
  await expect(readChecked(path, digest)).rejects.toThrow('was measured');
  const found = await readChecked(path, digest).catch((error: Error) => /has the hash (\w{16})/.exec(error.message)?.[1] ?? '');
  expect((await readChecked(path, String(found))).toString()).toBe('weights');
  rmSync(folder, { recursive: true });
});

test('the worker that compares products is one file, whose address lies in the scope of the service worker of the plan', async () => {
  const { address, files } = await makeWorker(productsWorker);
  expect(address).toMatch(/^\/plan-products-[\w-]{8}\.js$/);
  expect([...files.keys()]).toEqual([address]);
  expect(String(files.get(address))).not.toMatch(/\bimport\b|createElement/);
});
