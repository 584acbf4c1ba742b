import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { body, type SiteFile } from './files.ts';

/** The build does not know the origin, so pages contain a placeholder. */
export async function withOrigin(files: readonly SiteFile[], placeholder: string, origin: string): Promise<SiteFile[]> {
  return Promise.all(
    files.map((file) => (file.plain.content.includes(placeholder) ? replaceOrigin(file, placeholder, origin) : file)),
  );
}

async function replaceOrigin({ plain, encoded, ...file }: SiteFile, standIn: string, origin: string): Promise<SiteFile> {
  const content = Buffer.from(plain.content.toString().replaceAll(standIn, origin));
  return {
    ...file,
    plain: body(content),
    encoded: {
      ...(encoded.br && { br: body(await promisify(brotliCompress)(content, brotliFor(content))) }),
      ...(encoded.gzip && { gzip: body(await promisify(gzip)(content, { level: 9 })) }),
    },
  };
}

function brotliFor(content: Buffer) {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } };
}
