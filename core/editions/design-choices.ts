import { z } from 'zod';
import { type Colours, colourPath } from './colours.ts';

const CORNERS = ['square', 'soft', 'round'] as const;
/** By their names in `web/design/fonts.ts`. */
const TYPEFACES = ['display', 'text'] as const;

export type Typeface = (typeof TYPEFACES)[number];

/** What the build looks like. */
export const BUILT_DESIGN = { corners: 'round', headings: 'display' } as const;

const oneOf = <Choices extends readonly string[]>(choices: Choices) => z.enum(choices, `Write one of ${choices.join(', ')}.`);

export const DesignChoices = z
  .strictObject(
    {
      corners: oneOf(CORNERS).describe('Of cards, fields and buttons').exactOptional(),
      headings: oneOf(TYPEFACES).describe('Which of the two typefaces of the pages').exactOptional(),
    },
    {
      error: ({ code, keys }) =>
        code === 'unrecognized_keys' ? `A draft chooses no '${keys?.join("', '")}': name corners or headings.` : undefined,
    },
  )
  .default({});

export type DesignChoices = z.output<typeof DesignChoices>;

/** How problems and edits call a choice. */
export function choicePath(name: string): string {
  return `design.${name}`;
}

type Design = { readonly colours: Colours; readonly design: DesignChoices };

/** The colours and choices of a draft, by their paths. */
export function designByPath({ colours, design }: Design): Readonly<Record<string, string>> {
  return Object.fromEntries([
    ...Object.entries(colours).map(([name, value]) => [colourPath(name), value]),
    ...Object.entries(design).map(([name, value]) => [choicePath(name), value]),
  ]);
}

/** How much of each corner stays, and what becomes of those that are half circles. */
const RADII = { square: { share: 0, pill: '0px' }, soft: { share: 0.5, pill: '.75rem' } } as const;

/** A compiled stylesheet, or a style in a page, as chosen: corners and typefaces are tokens, which stylesheets that load late read too. */
export function redesign(
  css: string,
  { corners = BUILT_DESIGN.corners, headings = BUILT_DESIGN.headings }: DesignChoices,
): string {
  const cornered =
    corners === 'round'
      ? css
      : css.replace(/(--radius-(\w+):)([\d.]+)(rem|px)/g, (_, token: string, size: string, radius: string, unit: string) => {
          const { share, pill } = RADII[corners];
          return token + (size === 'round' ? pill : `${Number(radius) * share}${unit}`);
        });
  return headings === 'text' ? cornered.replace(/(--display:)[^;}]+/, '$1var(--text)') : cornered;
}
