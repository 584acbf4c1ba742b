import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { comparisonBytes, fontBytes, readPages, workerBytes } from './page.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'pages-'));
  mkdirSync(join(root, 'assets'));
});
afterAll(() => rmSync(root, { recursive: true }));

/** Writes a file, and beside it a compressed form of so many bytes. */
function plant(path: string, text: string, compressed: number): void {
  writeFileSync(join(root, path), text);
  writeFileSync(join(root, `${path}.br`), 'x'.repeat(compressed));
}

test('the size of a page is that of its HTML, its blocking styles and each of its modules once', () => {
  plant(
    'quiz1.html',
    `<html><head><link rel="stylesheet" href="/assets/a.css"/><script>early()</script>
    <template id="code" data-words="/assets/3f2a9c1/page.json" data-styles="b"><script src="/assets/start.js"></script>
    <link rel="modulepreload" href="/assets/entry.js"/><link rel="modulepreload" href="/assets/shared.js"/></template></head>
    <body><p style="color:red">Style="is only a word here"</p></body></html>`,
    1000,
  );
  plant('assets/a.css', 'a{}', 20);
  mkdirSync(join(root, 'assets/3f2a9c1'));
  plant('assets/3f2a9c1/page.json', '{}', 50);
  plant('assets/start.js', `import(entry);`, 3);
  plant(
    'assets/entry.js',
    `import { a } from './shared.js'; export * from './more.js'; const later = () => import('./later.js');`,
    100,
  );
  plant('assets/shared.js', `import './more.js';`, 200);
  plant('assets/more.js', `export {};`, 400);
  plant('assets/later.js', `export {};`, 9000);
  expect(readPages(root)).toEqual([
    { path: '/quiz1', html: 1000, blockingCss: 20, script: 703, words: 50, inlineScript: 7, styleAttributes: 1 },
  ]);
});

test('the size of the fonts is that of the files that are sent', () => {
  writeFileSync(join(root, 'assets/text.woff2'), 'x'.repeat(300));
  expect(fontBytes(root)).toBe(300);
});

test('the size of the comparison of products is that of its worker, compressed', () => {
  plant('plan-products-1a.js', 'x', 60);
  plant('plan-worker.js', 'x', 5);
  expect(comparisonBytes(root)).toBe(60);
});

test('the size of a worker counts what it loads, and one of two WebAssembly files, compressed', () => {
  mkdirSync(join(root, 'assets/workers'));
  plant('assets/workers/face-1a.js', 'x', 5);
  plant('assets/workers/tfjs-backend-wasm-simd-1a.wasm', 'x', 20);
  plant('assets/workers/tfjs-backend-wasm-1a.wasm', 'x', 900);
  plant('assets/workers/label-1a.js', 'x', 3);
  plant('assets/workers/english-1a.bin', 'x', 40);
  expect([workerBytes(root, 'face'), workerBytes(root, 'label')]).toEqual([25, 43]);
});
