import type { ConcernId } from '../../core/program/ingredient.ts';
import type { SkinProfile } from '../../core/program/skin-profile.ts';

export type ZoneId = ConcernId | NonNullable<SkinProfile['type']>;

/** On the drawn face's grid of 400 by 500; no two are closer than a number is wide. */
export const zonePlaces: Readonly<Record<ZoneId, readonly [x: number, y: number]>> = {
  oily: [178, 164],
  combination: [178, 164],
  dry: [262, 318],
  normal: [178, 164],
  redness: [134, 288],
  blemishes: [262, 288],
  pores: [196, 262],
  shine: [222, 196],
  dryness: [140, 322],
  dullness: [252, 176],
  'uneven-tone': [148, 196],
  'dark-spots': [272, 216],
  texture: [128, 254],
  lines: [214, 152],
  firmness: [198, 388],
  'eye-area': [250, 252],
};
