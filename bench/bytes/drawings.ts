import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Bytes of brotli: the inline drawings of one page, compressed together, and the files it shows. */
type Drawings = {
  readonly all: number;
  /** The first viewport is the page up to the end of its first section. */
  readonly first: number;
  readonly eager: readonly string[];
};

export function readDrawings(root: string, file: string): Drawings {
  const html = readFileSync(join(root, file), 'utf8');
  const fold = html.indexOf('</section>');
  if (fold < 0) throw new Error(`${file} has no section that could be its first viewport.`);
  return {
    all: weigh(root, html),
    first: weigh(root, html.slice(0, fold)),
    eager: images(html.slice(fold)).filter((image) => !/\sloading="lazy"/.test(image)),
  };
}

function weigh(root: string, html: string): number {
  const inline = html.match(/<svg[\s>].*?<\/svg>/gs) ?? [];
  const files = new Set(images(html).map((image) => /\ssrc="([^"#]+)/.exec(image)?.[1] ?? ''));
  const sizes = Array.from(files, (url) => brotliCompressSync(readFileSync(join(root, url))).length);
  return sizes.reduce((sum, size) => sum + size, brotliCompressSync(inline.join('')).length);
}

function images(html: string): string[] {
  return html.match(/<img\s[^>]*>/g) ?? [];
}
