import { type ColourTokens, mixedPalette, resolveMixes } from '../presentation/palette.ts';
import type { Colours } from './colours.ts';

/** What the build knows of the colours of its pages. */
export type BuiltColours = {
  /** As `tokens.css` declares them. */
  readonly declared: ColourTokens;
  /** Those that drawings alone use, which may be mixed of them. */
  readonly drawn: ColourTokens;
  /** What stylesheets mix of them beside the declarations. */
  readonly mixes: readonly string[];
};

export type EditionColours = {
  /** By name, with those of drawings. */
  readonly palette: ColourTokens;
  /** A compiled stylesheet, or a style in a page, in these colours. */
  readonly restyle: (css: string) => string;
};

const LITERAL = /(?:--([\w-]+):)?(#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4}))(?![\w-])/gi;

/**
 * The colours of an edition. A compiled stylesheet has values where its source names colours: a token is found by its name, and everything else is
 * a mix, which is found by what it came to.
 */
export function colourEdition({ declared, drawn, mixes }: BuiltColours, colours: Colours): EditionColours {
  const before = mixedPalette(declared);
  const after = mixedPalette({ ...declared, ...colours });
  const palette = mixedPalette(drawn, after);
  const mixed = new Map(mixes.map((mix) => [comparable(resolveMixes(mix, before)), resolveMixes(mix, after)]));
  return {
    palette,
    restyle: (css) =>
      Object.keys(colours).length === 0
        ? css
        : css.replace(LITERAL, (written, token: string | undefined, literal: string) => {
            const value = comparable(literal);
            if (token === undefined) return mixed.get(value) ?? written;
            const isToken = before[token] !== undefined && comparable(before[token]) === value;
            return `--${token}:${isToken ? after[token] : (mixed.get(value) ?? literal)}`;
          }),
  };
}

/** `#abc`, `#aabbcc` and `rgb(170 187 204 / 100%)` are the same colour. */
function comparable(colour: string): string {
  const [, red = 0, green = 0, blue = 0, percent = 100] = /^rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/.exec(colour) ?? [];
  const figures = colour.startsWith('#')
    ? colour.slice(1).toLowerCase()
    : [red, green, blue, (Number(percent) * 255) / 100]
        .map((part) => Math.round(Number(part)).toString(16).padStart(2, '0'))
        .join('');
  return (figures.length < 6 ? [...figures].map((figure) => figure + figure).join('') : figures).padEnd(8, 'f');
}
