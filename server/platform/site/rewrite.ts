import { type CompressionLevel, compressFile } from './compress.ts';
import { body, type SiteFile } from './files.ts';

/** A file whose text changes is compressed again; the others stay as the build made them. */
export async function rewrite(
  files: readonly SiteFile[],
  change: (text: string, file: SiteFile) => string,
  level: CompressionLevel,
): Promise<SiteFile[]> {
  return Promise.all(
    files.map((file) => {
      if (!isText(file)) return file;
      const text = file.plain.content.toString();
      const changed = change(text, file);
      return changed === text ? file : withContent(file, Buffer.from(changed), level);
    }),
  );
}

function isText({ type }: SiteFile): boolean {
  return type.startsWith('text/') || /json|xml/.test(type);
}

/** What has no compressed forms yet gets none here. */
async function withContent(file: SiteFile, content: Buffer, level: CompressionLevel): Promise<SiteFile> {
  const changed = { ...file, plain: body(content) };
  return Object.keys(file.encoded).length > 0 ? compressFile(changed, level) : changed;
}
