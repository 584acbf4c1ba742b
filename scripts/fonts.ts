import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const OUT = 'web/design/fonts';
/** What English copy needs: ASCII, typographic punctuation, signs, and the accents of names. */
const CHARACTERS = `${Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('')}\u00a0©®°·×àáâãäåçèéêëíîïñóôõöøúûüßæœ–—‘’“”…•€™→−`;

const FONTS = [
  {
    file: '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
    out: 'display.woff2',
    wght: { min: 400, max: 650 },
  },
  { file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2', out: 'text.woff2', wght: { min: 400, max: 700 } },
];

/** Cuts the typefaces to the characters and weights that are used; the results are built, not kept in git. */
export async function subsetFonts(): Promise<void> {
  const require = createRequire(import.meta.url);
  await mkdir(OUT, { recursive: true });
  for (const { file, out, wght } of FONTS) {
    const whole = await readFile(require.resolve(file));
    const cut = await subsetFont(whole, CHARACTERS, { targetFormat: 'woff2', variationAxes: { wght } });
    await writeFile(`${OUT}/${out}`, cut);
  }
}
