import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { DAY_MS } from '../../../core/time.ts';
import { openPrivateFolder } from '../db/private-folder.ts';
import { body, type Encoding, type Site, type SiteFile } from './files.ts';

/** So long a page that is open goes on with the files of the release that it came from. */
const KEEP_MS = DAY_MS;
const FOLDER = 'earlier-files';
const INDEX = 'index.json';
/** Their names hold a digest of their content, so that files of several releases stand side by side. */
const ASSETS = '/assets/';

/** `replacedAt` in epoch milliseconds; null while a file is of the present release. */
const Index = z.record(
  z.string().regex(/^\/assets\/(?!.*\.\.)[\w./@+-]+$/),
  z.strictObject({ type: z.string(), encodings: z.array(z.enum(['br', 'gzip'])), replacedAt: z.number().nullable() }),
);
type Index = z.output<typeof Index>;

/** `keep` stores the site's own files for the next release, and takes a second at the first start of one. */
export type ServedFiles = { readonly site: Site; readonly keep: () => Promise<void> };

/**
 * The site with the files of releases that were replaced within the last day. Without a folder to write to, as in a container
 * without a volume, it is the site alone.
 */
export async function withEarlierFiles(site: Site, dataDir: string, now: Date): Promise<ServedFiles> {
  const folder = join(dataDir, FOLDER);
  const present = site.files.filter(({ path }) => path.startsWith(ASSETS));
  const alone = { site, keep: async () => {} };
  if (present.length === 0) return alone;
  try {
    await openPrivateFolder(dataDir, [FOLDER]);
    const index = await readIndex(folder);
    const earlier = await readEarlier(folder, index, present, now);
    const keep = () => storePresent(folder, index, present).catch(() => {});
    return { site: { ...site, files: [...site.files, ...earlier] }, keep };
  } catch {
    return alone;
  }
}

async function readIndex(folder: string): Promise<Index> {
  const text = await readFile(join(folder, INDEX), 'utf8').catch(() => '{}');
  try {
    return Index.parse(JSON.parse(text));
  } catch {
    return {};
  }
}

/** Forgets those that are kept no longer. */
async function readEarlier(folder: string, index: Index, present: readonly SiteFile[], now: Date): Promise<SiteFile[]> {
  const paths = new Set(present.map(({ path }) => path));
  const earlier: SiteFile[] = [];
  for (const [path, entry] of Object.entries(index)) {
    if (paths.has(path)) continue;
    entry.replacedAt ??= now.getTime();
    const file = now.getTime() - entry.replacedAt < KEEP_MS ? await readStored(folder, path, entry) : undefined;
    if (file) earlier.push(file);
    else await forget(folder, index, path);
  }
  return earlier;
}

async function readStored(folder: string, path: string, { type, encodings }: Index[string]): Promise<SiteFile | undefined> {
  try {
    const plain = body(await readFile(join(folder, path)));
    const encoded: Partial<Record<Encoding, ReturnType<typeof body>>> = {};
    for (const encoding of encodings) encoded[encoding] = body(await readFile(nameOf(folder, path, encoding)));
    return { path, type, plain, encoded };
  } catch {
    return undefined;
  }
}

async function forget(folder: string, index: Index, path: string): Promise<void> {
  delete index[path];
  for (const name of [join(folder, path), nameOf(folder, path, 'br'), nameOf(folder, path, 'gzip')])
    await rm(name, { force: true });
}

async function storePresent(folder: string, index: Index, present: readonly SiteFile[]): Promise<void> {
  for (const { path, type, plain, encoded } of present) {
    const encodings = (['br', 'gzip'] as const).filter((encoding) => encoded[encoding]);
    if (!index[path]) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), plain.content);
      for (const encoding of encodings) await writeFile(nameOf(folder, path, encoding), encoded[encoding]?.content ?? '');
    }
    index[path] = { type, encodings, replacedAt: null };
  }
  await writeFile(join(folder, `${INDEX}.new`), JSON.stringify(index));
  await rename(join(folder, `${INDEX}.new`), join(folder, INDEX));
}

function nameOf(folder: string, path: string, encoding: Encoding): string {
  return `${join(folder, path)}.${encoding}`;
}
