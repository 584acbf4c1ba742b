import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { resolveColours } from '../core/presentation/palette.ts';
import { drawingColours } from './colours.ts';
import { fontsForPictures } from './fonts.ts';

/** The name contains a hash of the content, so that browsers may cache the file for ever. */
export function contentAddress(name: string, extension: string, content: string | Uint8Array): string {
  return `/assets/${name}-${createHash('sha256').update(content).digest('base64url').slice(0, 8)}.${extension}`;
}

type Drawings<Name extends string> = Readonly<Record<Name, Drawing>>;
/** Text is in the typeface of titles where the drawing says Display, else in that of texts; `width` is in pixels. */
type Drawing = { readonly svg: string; readonly width: number };

export async function writePictures<Name extends string>(root: string, drawings: Drawings<Name>): Promise<Record<Name, string>> {
  await initWasm(readFile(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))));
  const { display, text } = await fontsForPictures();
  const font = { fontBuffers: [display.file, text.file], defaultFontFamily: text.family };
  const palette = drawingColours();
  const addresses = {} as Record<Name, string>;
  for (const name of Object.keys(drawings) as Name[]) {
    const { svg, width } = drawings[name];
    const named = resolveColours(svg, palette).replaceAll('font-family="Display"', `font-family="${display.family}"`);
    const png = new Resvg(named, { fitTo: { mode: 'width', value: width }, font }).render().asPng();
    addresses[name] = contentAddress(name, 'png', png);
    await writeFile(join(root, addresses[name]), png);
  }
  return addresses;
}
