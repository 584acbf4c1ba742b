import type { ConcernId } from '../../core/program/ingredient.ts';
import type { SkinProfile } from '../../core/program/skin-profile.ts';

export type ZoneId = ConcernId | NonNullable<SkinProfile['type']>;

/** On the drawn face's grid of 400 by 500, beside the cheeks and not on them; no two are closer than a number is wide. */
export const zonePlaces: Readonly<Record<ZoneId, readonly [x: number, y: number]>> = {
  oily: [178, 164],
  combination: [178, 164],
  dry: [256, 346],
  normal: [178, 164],
  redness: [104, 244],
  blemishes: [296, 258],
  pores: [108, 292],
  shine: [222, 196],
  dryness: [128, 338],
  dullness: [252, 176],
  'uneven-tone': [148, 196],
  'dark-spots': [272, 216],
  texture: [286, 302],
  lines: [214, 152],
  firmness: [198, 388],
  'eye-area': [250, 252],
};
