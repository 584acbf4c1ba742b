import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { z } from 'zod';
import { etagOf } from '../http/etag.ts';
import { reasonOf, StartupError } from '../startup-error.ts';

export type Body = { readonly content: Buffer; readonly etag: string };
export type Encoding = 'br' | 'gzip';

export type SiteFile = {
  readonly path: string;
  readonly type: string;
  readonly plain: Body;
  readonly encoded: Readonly<Partial<Record<Encoding, Body>>>;
};

export type PageHashes = { readonly script: readonly string[]; readonly style: readonly string[] };

export type Site = {
  readonly files: readonly SiteFile[];
  readonly originPlaceholder: string;
  readonly hashes: Readonly<Record<string, PageHashes>>;
  /** What starts the tags in their own page. */
  readonly tagScript: string;
  /** The same files, as soon as those of a quick build are compressed well. */
  readonly recompressed?: Promise<readonly SiteFile[] | undefined>;
};

export const NO_SITE: Site = { files: [], originPlaceholder: '', hashes: {}, tagScript: '' };

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.wasm': 'application/wasm',
};

const Manifest = z.object({
  origin: z.url(),
  hashes: z.record(z.string(), z.object({ script: z.array(z.string()), style: z.array(z.string()) })),
});

export async function readSite(dist: string): Promise<Site | undefined> {
  const manifest = await readFile(join(dist, 'client-manifest.json'), 'utf8').catch(() => undefined);
  if (manifest === undefined) return undefined;
  try {
    const { hashes, origin } = Manifest.parse(JSON.parse(manifest));
    const tagScript = await readFile(join(dist, 'tag-page.js'), 'utf8');
    const contents = await readAll(join(dist, 'client'));
    const names = [...contents.keys()].filter((name) => !isVariant(name, contents));
    return { hashes, tagScript, originPlaceholder: origin, files: names.map((name) => siteFile(name, contents)) };
  } catch (error) {
    throw new StartupError(`The built pages in ${dist} are incomplete (${reasonOf(error)}): npm run build makes them again.`);
  }
}

async function readAll(folder: string): Promise<Map<string, Buffer>> {
  const entries = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name)).sort();
  const contents = await Promise.all(paths.map((path) => readFile(path)));
  return new Map(contents.map((content, i) => [relative(folder, paths[i] ?? '').replaceAll(sep, '/'), content]));
}

function isVariant(name: string, contents: ReadonlyMap<string, Buffer>): boolean {
  return /\.(br|gz)$/.test(name) && contents.has(name.replace(/\.(br|gz)$/, ''));
}

function siteFile(name: string, contents: ReadonlyMap<string, Buffer>): SiteFile {
  const [br, gzip] = [contents.get(`${name}.br`), contents.get(`${name}.gz`)];
  return {
    path: pathOf(name),
    type: TYPES[extname(name)] ?? 'application/octet-stream',
    plain: body(contents.get(name) ?? Buffer.alloc(0)),
    encoded: { ...(br && { br: body(br) }), ...(gzip && { gzip: body(gzip) }) },
  };
}

/** A file that was rendered after the build; the address of a page has no ending. */
export function renderedFile(path: string, text: string): SiteFile {
  const type = TYPES[extname(path) || '.html'] ?? 'application/octet-stream';
  return { path, type, plain: body(Buffer.from(text)), encoded: {} };
}

function pathOf(name: string): string {
  return `/${name.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
}

export function body(content: Buffer): Body {
  return { content, etag: etagOf(content) };
}
