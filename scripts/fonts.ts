import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const OUT = 'web/design/fonts';
/** ASCII, typographic punctuation and signs. */
const ENGLISH = `${Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('')}\u00a0©–—‘’“”…•€™→−×·`;
/** Accents in names and cities. */
const ACCENTS = 'àáâãäåçèéêëíîïñóôõöøúûüßæœ';

const FRAUNCES = import.meta.resolve('@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2');
const FIGTREE = import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2');

/** Together at most 35 kB. */
const FONTS = [
  {
    file: FRAUNCES,
    out: 'display.woff2',
    characters: ENGLISH,
    wght: { min: 500, max: 600 },
  },
  {
    file: FIGTREE,
    out: 'text.woff2',
    characters: ENGLISH + ACCENTS,
    wght: { min: 400, max: 700 },
  },
];

/** The results are built and not in git. */
export async function subsetFonts(): Promise<void> {
  await mkdir(OUT, { recursive: true });
  for (const { file, out, characters, wght } of FONTS) {
    const cut = await subsetFont(await read(file), characters, { targetFormat: 'woff2', variationAxes: { wght } });
    await writeFile(`${OUT}/${out}`, cut);
  }
}

/** One weight each, for pictures. */
export async function fontsForPictures(): Promise<{ display: Buffer; text: Buffer }> {
  const [display, text] = await Promise.all([still(FRAUNCES, 600), still(FIGTREE, 500)]);
  return { display, text };
}

async function still(file: string, wght: number): Promise<Buffer> {
  return subsetFont(await read(file), ENGLISH + ACCENTS, { targetFormat: 'sfnt', variationAxes: { wght } });
}

function read(file: string): Promise<Buffer> {
  return readFile(fileURLToPath(file));
}
