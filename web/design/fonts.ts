import display from './fonts/display.woff2?url';
import text from './fonts/text.woff2?url';

/** `fallback-fonts.css` has fallbacks of the same measures. The weights are those of a variable font, from and to. */
export const fonts = [
  { family: 'Display', address: display, weight: '500 600' },
  { family: 'Text', address: text, weight: '400 700' },
] as const;

type Font = (typeof fonts)[number];

/** A draft may set headings in the typeface of texts. */
export function fontsIn(style: string): readonly Font[] {
  return fonts.filter(({ family }) => style.includes(`"${family}"`));
}

/** For a page without code. Late fonts must not move a text that somebody reads; on a slow connection the next page has them. */
export function fontFaces(used: readonly Font[]): string {
  return used
    .map(
      (font) =>
        `@font-face{font-family:"${font.family}";src:url(${font.address});font-weight:${font.weight};font-display:optional}`,
    )
    .join('');
}
