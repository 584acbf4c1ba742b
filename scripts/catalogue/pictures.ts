import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { readLimitedBytes } from '../../adapters/http/read-limited.ts';
import type { CataloguePicture } from '../../core/catalogue/catalogue.ts';
import { drawingOf } from '../../core/catalogue/product.ts';
import type { PictureSource, RowProduct } from '../../core/catalogue/row.ts';
import type { ProblemCode, RowProblem } from '../../core/catalogue/row-problems.ts';
import { MAX_PICTURE_BYTES } from '../../server/visitors/catalogue/list/problem-text.ts';
import type { ListItem } from '../../server/visitors/catalogue/lists.ts';

const TIMEOUT_MS = 20_000;

const SIGNATURES: readonly { readonly type: CataloguePicture['type']; readonly sign: RegExp }[] = [
  { type: 'png', sign: /^\x89PNG\r\n/ },
  { type: 'jpeg', sign: /^\xff\xd8\xff/ },
  { type: 'webp', sign: /^RIFF[\s\S]{4}WEBP/ },
  { type: 'avif', sign: /^[\s\S]{4}ftypavi[fs]/ },
];

type Pictures = {
  readonly items: readonly ListItem[];
  readonly pictures: readonly CataloguePicture[];
  readonly problems: readonly RowProblem[];
};

type Copy = { readonly path: `/${string}`; readonly picture: CataloguePicture } | { readonly problem: ProblemCode };

/**
 * Copies the pictures of what phones get, so that pages load them from here and no other server learns who looks at a product. The others of a long list
 * get the drawing of their kind.
 */
export async function copyPictures(rows: readonly RowProduct[], served: ReadonlySet<string>, file: string): Promise<Pictures> {
  const items: ListItem[] = [];
  const pictures = new Map<string, CataloguePicture>();
  const problems: RowProblem[] = [];
  for (const { line, picture, ...product } of rows) {
    if (typeof picture === 'string' || !served.has(product.id)) {
      items.push({ line, product: { ...product, picture: typeof picture === 'string' ? picture : drawingOf(product.kind) } });
      continue;
    }
    const copied = await copyOf(picture, file);
    if ('problem' in copied) problems.push({ line, column: 'picture', code: copied.problem, value: picture.from.slice(0, 60) });
    else {
      items.push({ line, product: { ...product, picture: copied.path } });
      pictures.set(copied.path, copied.picture);
    }
  }
  return { items, pictures: [...pictures.values()], problems };
}

async function copyOf({ from }: PictureSource, file: string): Promise<Copy> {
  const bytes = await (from.startsWith('https:') ? download(from) : readLocal(resolve(dirname(file), from)));
  if (typeof bytes === 'string') return { problem: bytes };
  const type = SIGNATURES.find(({ sign }) => sign.test(bytes.subarray(0, 16).toString('latin1')))?.type;
  if (!type) return { problem: 'picture-type' };
  const name = `${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}.${type}`;
  return { path: `/catalogue/pictures/${name}`, picture: { name, type, base64: bytes.toString('base64') } };
}

async function download(address: string): Promise<Buffer | ProblemCode> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok || !response.url.startsWith('https:')) return 'picture-unreadable';
    return (await readLimitedBytes(response, MAX_PICTURE_BYTES)) ?? 'picture-size';
  } catch {
    return 'picture-unreadable';
  }
}

async function readLocal(path: string): Promise<Buffer | ProblemCode> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) return 'picture-unreadable';
  if (found.size > MAX_PICTURE_BYTES) return 'picture-size';
  return readFile(path).catch((): ProblemCode => 'picture-unreadable');
}
