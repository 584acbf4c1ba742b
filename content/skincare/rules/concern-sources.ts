import type { ConcernId } from '../../../core/program/ingredient.ts';
import type { SourceId } from '../sources.ts';

/** Where it is published that such answers speak of a concern. No line shows it, so that a page does not load it. */
export const concernSources = {
  redness: ['redness-care'],
  blemishes: ['aad-acne'],
  pores: ['pores-review'],
  shine: ['skin-types'],
  dryness: ['dry-skin', 'aad-dry-skin', 'skin-types'],
  dullness: ['niacinamide-face', 'acids-review'],
  'uneven-tone': ['tone-review'],
  'dark-spots': ['marks-review'],
  texture: ['acids-review', 'dry-skin'],
  lines: ['ageing'],
  firmness: ['ageing'],
  'eye-area': ['eye-review'],
} as const satisfies Readonly<Record<ConcernId, readonly [SourceId, ...SourceId[]]>>;
