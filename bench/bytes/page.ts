import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'vite';

/** Bytes before the first interaction, brotli except for inline parts. */
export type PageBytes = {
  readonly path: string;
  readonly html: number;
  readonly blockingCss: number;
  readonly script: number;
  readonly words: number;
  readonly inlineScript: number;
  /** The content security policy refuses elements with a `style` attribute. */
  readonly styleAttributes: number;
};

export function readPages(root: string): PageBytes[] {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => readPage(root, file));
}

function readPage(root: string, file: string): PageBytes {
  const html = readFileSync(join(root, file), 'utf8');
  const scripts = [
    ...attributes(html, /<script[^>]*\ssrc="([^"]+)"/g),
    ...attributes(html, /<link[^>]*\srel="modulepreload"[^>]*\shref="([^"]+)"/g),
  ];
  const stylesheets = attributes(html, /<link[^>]*\srel="stylesheet"[^>]*\shref="([^"]+)"/g);
  return {
    path: `/${file.replace(/(index)?\.html$/, '')}`,
    html: compressed(root, file),
    blockingCss: total(stylesheets.map((url) => compressed(root, url))),
    words: total(attributes(html, /<template id="code"[^>]*\sdata-words="([^"]+)"/g).map((url) => compressed(root, url))),
    script: total([...withImports(root, scripts)].map((url) => compressed(root, url))),
    inlineScript: total(attributes(html, /<script>([\s\S]*?)<\/script>/g).map((text) => Buffer.byteLength(text))),
    styleAttributes: html.match(/<[a-z][^<>]*\sstyle="/g)?.length ?? 0,
  };
}

export function fontBytes(root: string): number {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  return total(files.filter((file) => file.endsWith('.woff2')).map((file) => statSync(join(root, file)).size));
}

/** What one of the workers loads: brotli, without the WebAssembly of browsers that lack SIMD, because a browser loads one of the two. */
export function workerBytes(root: string, worker: 'face' | 'label'): number {
  const files = readdirSync(join(root, 'assets/workers')).filter(
    (file) =>
      file.endsWith('.br') &&
      !/backend-wasm-(?!simd)/.test(file) &&
      /^(label|tesseract|english)-/.test(file) === (worker === 'label'),
  );
  return total(files.map((file) => statSync(join(root, 'assets/workers', file)).size));
}

/** The worker that compares products, in brotli. */
export function comparisonBytes(root: string): number {
  const files = readdirSync(root).filter((file) => /^plan-products-.*\.js\.br$/.test(file));
  return total(files.map((file) => statSync(join(root, file)).size));
}

function withImports(root: string, urls: readonly string[], seen = new Set<string>()): Set<string> {
  for (const url of urls) {
    if (seen.has(url)) continue;
    seen.add(url);
    const { module } = parseSync(url, readFileSync(join(root, url), 'utf8'));
    const requests = [...module.staticImports, ...module.staticExports.flatMap(({ entries }) => entries)];
    const imported = requests.flatMap(({ moduleRequest }) =>
      moduleRequest ? [posix.resolve(posix.dirname(url), moduleRequest.value)] : [],
    );
    withImports(root, imported, seen);
  }
  return seen;
}

function attributes(html: string, pattern: RegExp): string[] {
  return Array.from(html.matchAll(pattern), ([, value]) => value ?? '');
}

function compressed(root: string, url: string): number {
  return statSync(join(root, `${url}.br`)).size;
}

function total(sizes: readonly number[]): number {
  return sizes.reduce((sum, size) => sum + size, 0);
}
