import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { body, type SiteFile } from './files.ts';

/** A file whose text changes is compressed again; the others stay as the build made them. */
export async function rewrite(files: readonly SiteFile[], change: (text: string, file: SiteFile) => string): Promise<SiteFile[]> {
  return Promise.all(
    files.map((file) => {
      if (!isText(file)) return file;
      const text = file.plain.content.toString();
      const changed = change(text, file);
      return changed === text ? file : withContent(file, Buffer.from(changed));
    }),
  );
}

function isText({ type }: SiteFile): boolean {
  return type.startsWith('text/') || /json|xml/.test(type);
}

async function withContent(file: SiteFile, content: Buffer): Promise<SiteFile> {
  const { br, gzip } = (await compress({ ...file, plain: body(content) }, 'best')).encoded;
  return { ...file, plain: body(content), encoded: { ...(file.encoded.br && { br }), ...(file.encoded.gzip && { gzip }) } };
}

/** Haste takes a twentieth of the time, for a page that is a tenth larger. */
const LEVELS = { hasty: { brotli: 5, gzip: 6 }, best: { brotli: 11, gzip: 9 } };

export async function compress(file: SiteFile, level: keyof typeof LEVELS): Promise<SiteFile> {
  const { content } = file.plain;
  const params = { [constants.BROTLI_PARAM_QUALITY]: LEVELS[level].brotli, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const br = body(await promisify(brotliCompress)(content, { params }));
  return { ...file, encoded: { br, gzip: body(await promisify(gzip)(content, { level: LEVELS[level].gzip })) } };
}
