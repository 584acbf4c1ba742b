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

async function withContent({ encoded, ...file }: SiteFile, content: Buffer): Promise<SiteFile> {
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
