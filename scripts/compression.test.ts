import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compressFiles } from './compression.ts';

const TEXT = Array.from({ length: 500 }, (_, i) => `<p id="p${i % 37}">${i * i}</p>`).join('\n');

let project: string;
let dist: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'compression-'));
  dist = join(project, 'dist');
  mkdirSync(join(dist, 'client/delete'), { recursive: true });
  for (const name of ['delete.html', 'delete/success.html', 'icon.png']) writeFileSync(join(dist, 'client', name), TEXT);
});
afterEach(() => rmSync(project, { recursive: true }));

const content = (name: string) => readFileSync(join(dist, 'client', name));

describe('compressed files', () => {
  it.each(['hasty', 'best'] as const)('hold the text, where a text can be compressed (%s)', async (level) => {
    await compressFiles(dist, level);
    for (const name of ['delete.html', 'delete/success.html']) {
      expect(String(brotliDecompressSync(content(`${name}.br`)))).toBe(TEXT);
      expect(String(gunzipSync(content(`${name}.gz`)))).toBe(TEXT);
    }
    expect(readdirSync(join(dist, 'client')).sort()).toEqual([
      'delete',
      'delete.html',
      'delete.html.br',
      'delete.html.gz',
      'icon.png',
    ]);
    expect(readdirSync(dist)).toEqual(['client']);
  });

  it('replace those that were made in haste, which a server may be reading, as a whole', async () => {
    await compressFiles(dist, 'hasty');
    const hasty = content('delete.html.br');
    const reading = openSync(join(dist, 'client/delete.html.br'), 'r');
    await compressFiles(dist, 'best');
    expect(readFileSync(reading)).toEqual(hasty);
    closeSync(reading);
    expect(content('delete.html.br').length).toBeLessThan(hasty.length);
  });

  it('may be made twice at once', async () => {
    await Promise.all([compressFiles(dist, 'best'), compressFiles(dist, 'best')]);
    expect(String(brotliDecompressSync(content('delete.html.br')))).toBe(TEXT);
  });

  it('are not written into a build that begins meanwhile', { tags: 'exhaustive', timeout: 60_000 }, async () => {
    const large = Array.from({ length: 8000 }, (_, i) => i ** 3).join();
    for (let i = 0; i < 12; i++) writeFileSync(join(dist, 'client', `${i}.html`), `${i}${large}`);
    // Which browsers are supported stands in the project's own file.
    copyFileSync(new URL('../package.json', import.meta.url), join(project, 'package.json'));
    const script = fileURLToPath(new URL('./compress.ts', import.meta.url));
    const child = spawn(process.execPath, [script], { cwd: project, stdio: 'ignore' });
    const ended = once(child, 'exit');
    await expect.poll(() => readdirSync(dist).length, { timeout: 50_000, interval: 10 }).toBeGreaterThan(1);
    rmSync(dist, { recursive: true, maxRetries: 3 });
    mkdirSync(join(dist, 'client'), { recursive: true });
    for (let i = 0; i < 12; i++) writeFileSync(join(dist, 'client', `${i}.html`), 'new');
    expect(await ended).toEqual([1, null]);
    expect(readdirSync(dist)).toEqual(['client']);
    expect(readdirSync(join(dist, 'client')).filter((name) => !name.endsWith('.html'))).toEqual([]);
  });
});
