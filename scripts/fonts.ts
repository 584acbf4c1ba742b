import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const OUT = 'web/design/fonts';
/** What English copy needs: ASCII, typographic punctuation and signs. */
const ENGLISH = `${Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('')}\u00a0©–—‘’“”…•€™→−×·`;
/** The accents of names and cities. */
const ACCENTS = 'àáâãäåçèéêëíîïñóôõöøúûüßæœ';

/** Together at most 35 kB: what a visitor may be asked to download for letters. */
const FONTS = [
  {
    file: import.meta.resolve('@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'),
    out: 'display.woff2',
    characters: ENGLISH,
    wght: { min: 500, max: 600 },
  },
  {
    file: import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
    out: 'text.woff2',
    characters: ENGLISH + ACCENTS,
    wght: { min: 400, max: 700 },
  },
];

/** Cuts the typefaces to the characters and weights that are used; the results are built, not kept in git. */
export async function subsetFonts(): Promise<void> {
  await mkdir(OUT, { recursive: true });
  for (const { file, out, characters, wght } of FONTS) {
    const whole = await readFile(fileURLToPath(file));
    const cut = await subsetFont(whole, characters, { targetFormat: 'woff2', variationAxes: { wght } });
    await writeFile(`${OUT}/${out}`, cut);
  }
}
