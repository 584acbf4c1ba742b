import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readChecked } from './worker-files.ts';

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
