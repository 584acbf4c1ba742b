import display from './fonts/display.woff2?url';
import text from './fonts/text.woff2?url';

/** `fallback-fonts.css` has fallbacks of the same measures. The weights are those of a variable font, from and to. */
export const fonts = [
  { family: 'Display', source: `url(${display})`, weight: '500 600' },
  { family: 'Text', source: `url(${text})`, weight: '400 700' },
] as const;

/** For a page without code. Late fonts must not move a text that somebody reads; on a slow connection the next page has them. */
export function fontFaces(): string {
  return fonts
    .map((font) => `@font-face{font-family:"${font.family}";src:${font.source};font-weight:${font.weight};font-display:optional}`)
    .join('');
}
