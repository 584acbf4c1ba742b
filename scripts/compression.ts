import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { type CompressionLevel, compress } from '../server/platform/site/compress.ts';

const COMPRESSIBLE = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.xml', '.webmanifest', '.wasm', '.bin']);

/** Writes `.br` and `.gz` beside each file of `client/`. A server may be reading them, so each comes whole. */
export async function compressFiles(dist: string, level: CompressionLevel): Promise<void> {
  const unfinished = await mkdtemp(join(dist, 'unfinished-'));
  const compressOne = async (file: string, index: number) => {
    const write = async (path: string, content: Buffer) => {
      const temporary = join(unfinished, `${index}-${basename(path)}`);
      await writeFile(temporary, content);
      await rename(temporary, path);
    };
    const { br, gzip } = await compress(await readFile(file), level);
    await write(`${file}.br`, br);
    await write(`${file}.gz`, gzip);
  };
  await Promise.all((await compressibleFiles(join(dist, 'client'))).map(compressOne));
  await rm(unfinished, { recursive: true });
}

async function compressibleFiles(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return files.filter((file) => COMPRESSIBLE.has(extname(file)));
}
