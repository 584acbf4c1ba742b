import type { IconName } from '../../core/funnel/step.ts';
import type { ProductKind } from '../../core/program/program.ts';

/** The bottles that a visitor has ticked, on a board of their own. */
export const shelfCopy = {
  title: 'Your shelf',
  stays: 'stays',
  note: { all: 'You can keep all of it.', some: 'Keep what has a heart.', none: 'All of it can wait.' },
  /** Of what the rituals use besides. */
  missing: 'Pale: to buy.',
} as const;

/** As the question about products draws them. */
export const shelfIcons = {
  'makeup-remover': 'remover',
  cleanser: 'cleanser',
  toner: 'toner',
  exfoliator: 'exfoliator',
  'treatment-face': 'serum',
  'treatment-eye': 'eye',
  moisturizer: 'moisturizer',
  spf: 'spf',
} as const satisfies Readonly<Record<ProductKind, IconName>>;
