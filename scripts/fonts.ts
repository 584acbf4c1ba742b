import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { accentedCharacters, englishCharacters } from '../content/characters.ts';

const OUT = 'web/design/fonts';
/** Display and Text of web/design/fonts.ts, at most 35 kB together; `family` is the name in the file, lightest weight included. */
const DISPLAY = {
  family: 'Fraunces',
  file: import.meta.resolve('@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'),
  out: 'display.woff2',
  characters: englishCharacters,
  wght: { min: 500, max: 600 },
};
const TEXT = {
  family: 'Figtree Light',
  file: import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
  out: 'text.woff2',
  characters: englishCharacters + accentedCharacters,
  wght: { min: 400, max: 700 },
};

export async function subsetFonts(): Promise<void> {
  await mkdir(OUT, { recursive: true });
  for (const { file, out, characters, wght } of [DISPLAY, TEXT]) {
    const cut = await subsetFont(await read(file), characters, { targetFormat: 'woff2', variationAxes: { wght } });
    await writeFile(`${OUT}/${out}`, cut);
  }
}

export type PictureFont = { readonly family: string; readonly file: Buffer };

export async function fontsForPictures(): Promise<{ readonly display: PictureFont; readonly text: PictureFont }> {
  const [display, text] = await Promise.all([still(DISPLAY.file, 600), still(TEXT.file, 500)]);
  return { display: { family: DISPLAY.family, file: display }, text: { family: TEXT.family, file: text } };
}

async function still(file: string, wght: number): Promise<Buffer> {
  return subsetFont(await read(file), englishCharacters + accentedCharacters, { targetFormat: 'sfnt', variationAxes: { wght } });
}

function read(file: string): Promise<Buffer> {
  return readFile(fileURLToPath(file));
}
