import { fonts } from '../design/fonts.ts';

let loaded: Promise<void> | undefined;

/** None is shown before all have come, because the page is laid out once more for each that appears. Resolves without them, too. */
export function loadFonts(): Promise<void> {
  loaded ??= addFonts().catch(() => undefined);
  return loaded;
}

async function addFonts(): Promise<void> {
  const faces = fonts.map((font) => new FontFace(font.family, `url(${font.address})`, font));
  // An edition may set titles in the typeface of texts.
  if (!getComputedStyle(document.documentElement).getPropertyValue('--display').includes('Display')) faces.shift();
  await Promise.all(faces.map((face) => face.load()));
  for (const face of faces) document.fonts.add(face);
}
