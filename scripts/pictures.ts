import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { Faces } from '../core/editions/word-width.ts';
import { resolveColours } from '../core/presentation/palette.ts';
import { drawingColours } from './colours.ts';
import { fontsForPictures, type PictureFont } from './fonts.ts';

/** The name contains a hash of the content, so that browsers may cache the file for ever. */
export function contentAddress(name: string, extension: string, content: string | Uint8Array): string {
  return `/assets/${name}-${createHash('sha256').update(content).digest('base64url').slice(0, 8)}.${extension}`;
}

type Drawings<Name extends string> = Readonly<Record<Name, Drawing>>;
/** Text is in the typeface of titles where the drawing says Display, else in that of texts; `width` is in pixels. */
type Drawing = { readonly svg: string; readonly width: number };

export async function writePictures<Name extends string>(root: string, drawings: Drawings<Name>): Promise<Record<Name, string>> {
  await loadResvg();
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

/** Set often, so that the edges of a letter do not count. */
const TIMES = 10;
const SIZE = 100;

/** By letter, in the weights of titles and of texts, and in the size of the text. */
export async function letterWidths(characters: string): Promise<Faces> {
  await loadResvg();
  const letters = [...characters].filter((character) => /\p{L}/u.test(character));
  const { display, text } = await fontsForPictures();
  const widthsIn = ({ family, file }: PictureFont) => {
    const font = { fontBuffers: [file], defaultFontFamily: family };
    const widthOf = (word: string) => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg"><text y="${SIZE}" font-size="${SIZE}">H${word}H</text></svg>`;
      return new Resvg(svg, { font }).getBBox()?.width ?? 0;
    };
    const edges = widthOf('');
    const width = (letter: string) => (widthOf(letter.repeat(TIMES)) - edges) / TIMES / SIZE;
    return Object.fromEntries(letters.map((letter) => [letter, Number(width(letter).toFixed(3))]));
  };
  return { display: widthsIn(display), text: widthsIn(text) };
}

let loaded: Promise<void> | undefined;
function loadResvg(): Promise<void> {
  loaded ??= initWasm(readFile(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))));
  return loaded;
}
