import { MAIL_PAIRS } from '../mails/mail-colours.ts';
import { contrast, rgb } from '../presentation/contrast.ts';
import { type ColourName, LEGIBLE_PAIRS, type LegiblePair, MIXED_GROUNDS, WORDS_LEAST } from '../presentation/legible-pairs.ts';
import { lighter } from '../presentation/oklab.ts';
import { type ColourTokens, mixedPalette, resolveColours } from '../presentation/palette.ts';
import { BRAND_COLOURS, type BrandColour, type Colours, colourPath } from './colours.ts';
import type { Content } from './draft.ts';
import type { Problem } from './rules.ts';
import type { Faces } from './word-width.ts';

/** The value of the content that says which colours and typefaces the build has. */
export const DESIGN = 'design/tokens.design';

export type Design = {
  /** As `tokens.css` declares them. */
  readonly declared: ColourTokens;
  /** Words and grounds that rules of stylesheets set together. */
  readonly pairs: readonly LegiblePair[];
  readonly faces: Faces;
};

/** What keeps words and symbols in the colours of a draft from being seen. */
export function colourProblems(content: Content, colours: Colours): Problem[] {
  const changed = BRAND_COLOURS.filter((name) => colours[name] !== undefined);
  if (changed.length === 0) return [];
  const design = content[DESIGN] as Design;
  const judged = judgedPairs(design, colours, changed);
  return changed.flatMap((name): Problem[] => {
    const path = colourPath(name);
    const [worst, ...others] = judged
      .filter(({ colour }) => colour === name)
      .sort((one, other) => one.ratio / one.least - other.ratio / other.least);
    if (worst) {
      const nearest = nearestLegible(
        name,
        { ...design.declared, ...colours },
        judged.filter(({ brand, colour }) => brand.includes(name) && (colour === undefined || colour === name)),
      );
      return [{ path, grade: 'error', says: sentenceOf(worst, others.length), remedy: remedyOf(nearest) }];
    }
    return design.declared[name] === colours[name]
      ? [{ path, grade: 'warning', says: 'It is that colour already.', remedy: 'Leave it out of the draft.' }]
      : [];
  });
}

type JudgedPair = LegiblePair & {
  readonly ratio: number;
  /** The colours of the brand of which its two are made. */
  readonly brand: readonly string[];
  /** The changed colour by which it cannot be seen. */
  readonly colour: BrandColour | undefined;
};

function judgedPairs({ declared, pairs }: Design, colours: Colours, changed: readonly BrandColour[]): readonly JudgedPair[] {
  const before = mixedPalette(declared);
  const after = mixedPalette({ ...declared, ...colours });
  const without = new Map(
    changed.map((name) => [name, mixedPalette({ ...declared, ...colours, [name]: declared[name] ?? '' })] as const),
  );
  const kept = MIXED_GROUNDS.map(({ on, ...pair }) => ({ ...pair, on: valueIn(on, before) }));
  return [...LEGIBLE_PAIRS, ...MIXED_GROUNDS, ...kept, ...pairs, ...MAIL_PAIRS].map((pair) => {
    const ratio = ratioOf(pair, after);
    const brand = [...brandIn(declared, pair.seen), ...brandIn(declared, pair.on)];
    const mixed = changed.filter((name) => ratio < pair.least && brand.includes(name));
    const heals = mixed.find((name) => ratioOf(pair, without.get(name) ?? before) >= pair.least);
    return { ...pair, ratio, brand, colour: heals ?? mixed[0] };
  });
}

function ratioOf({ seen, on }: LegiblePair, palette: ColourTokens): number {
  return contrast(rgb(valueIn(seen, palette)), rgb(valueIn(on, palette)));
}

function valueIn(name: ColourName, palette: ColourTokens): string {
  return palette[name] ?? resolveColours(name, palette);
}

function brandIn(declared: ColourTokens, name: ColourName): readonly string[] {
  if (BRAND_COLOURS.some((each) => each === name)) return [name];
  const parts = Array.from((declared[name] ?? name).matchAll(/var\(--([\w-]+)\)/g), ([, part = '']) => part);
  return parts.flatMap((part) => brandIn(declared, part));
}

function sentenceOf({ seen, on, least, ratio }: JudgedPair, others: number): string {
  const what = least === WORDS_LEAST ? 'Words' : 'Symbols and edges';
  const more = others === 0 ? '' : others === 1 ? ', and another pair falls short' : `, and ${others} other pairs fall short`;
  return `${what} in ${nameOf(seen)} have a contrast of ${rounded(ratio)} to 1 on ${nameOf(on)}, where ${least} is needed${more}.`;
}

/** Never up to what is needed. */
function rounded(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toString();
}

function nameOf(name: ColourName): string {
  if (name.startsWith('#')) return `${name}, which stylesheets keep`;
  const parts = Array.from(name.matchAll(/var\(--([\w-]+)\)|\b(white|black)\b/g), ([, token, plain]) => token ?? plain);
  if (!name.startsWith('color-mix')) return parts[0] ?? name;
  return `a mix of ${parts.join(' and ')}`;
}

function remedyOf(nearest: string | undefined): string {
  return nearest
    ? `Write ${nearest}, the nearest of its hue that can be seen, or one beyond it.`
    : 'Write another colour, or leave it out of the draft.';
}

/** So many are tried between black and white. */
const LIGHTNESSES = 100;

function nearestLegible(name: BrandColour, declared: ColourTokens, pairs: readonly LegiblePair[]): string | undefined {
  for (let step = 1; step <= LIGHTNESSES; step += 1) {
    for (const by of [-step, step]) {
      const candidate = lighter(declared[name] ?? '', by / LIGHTNESSES);
      const palette = mixedPalette({ ...declared, [name]: candidate });
      if (pairs.every((pair) => ratioOf(pair, palette) >= pair.least)) return candidate;
    }
  }
  return undefined;
}
