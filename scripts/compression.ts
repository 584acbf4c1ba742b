import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.xml', '.webmanifest', '.wasm', '.bin']);
/** Haste takes a fortieth of the time, for files that are a tenth larger. */
const LEVELS = { hasty: { brotli: 5, gzip: 6 }, best: { brotli: 11, gzip: 9 } };

/** Writes `.br` and `.gz` beside each file of `client/`. A server may be reading them, so each comes whole. */
export async function compressFiles(dist: string, level: keyof typeof LEVELS): Promise<void> {
  const { brotli, gzip: gzipLevel } = LEVELS[level];
  const unfinished = await mkdtemp(join(dist, 'unfinished-'));
  const compress = async (file: string, index: number) => {
    const write = async (path: string, content: Buffer) => {
      const temporary = join(unfinished, `${index}-${basename(path)}`);
      await writeFile(temporary, content);
      await rename(temporary, path);
    };
    const body = await readFile(file);
    const params = { [constants.BROTLI_PARAM_QUALITY]: brotli, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
    await write(`${file}.br`, await promisify(brotliCompress)(body, { params }));
    await write(`${file}.gz`, await promisify(gzip)(body, { level: gzipLevel }));
  };
  await Promise.all((await compressibleFiles(join(dist, 'client'))).map(compress));
  await rm(unfinished, { recursive: true });
}

async function compressibleFiles(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return files.filter((file) => COMPRESSIBLE.has(extname(file)));
}
