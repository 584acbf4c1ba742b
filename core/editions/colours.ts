import { z } from 'zod';

/** Those of the brand, by their names in `web/design/tokens.css`; the others are mixed of them. */
export const BRAND_COLOURS = ['rose', 'on-rose', 'paper', 'surface', 'honey', 'clay', 'sage', 'danger'] as const;

export type BrandColour = (typeof BRAND_COLOURS)[number];

const Colour = z
  .string()
  .toLowerCase()
  .regex(/^#[\da-f]{6}$/, "Write a colour as # and six figures from 0 to f, as in '#0f6f73'.");

export const Colours = z
  .partialRecord(z.enum(BRAND_COLOURS), Colour, {
    error: ({ keys }) =>
      keys === undefined ? undefined : `A draft changes no colour '${String(keys)}': name one of ${BRAND_COLOURS.join(', ')}.`,
  })
  .default({});

export type Colours = z.output<typeof Colours>;

/** How problems and edits call a colour. */
export function colourPath(name: string): string {
  return `colours.${name}`;
}
