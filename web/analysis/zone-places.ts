import type { ConcernId } from '../../core/program/ingredient.ts';
import type { SkinProfile } from '../../core/program/skin-profile.ts';

export type ZoneId = ConcernId | NonNullable<SkinProfile['type']>;

type Point = readonly [x: number, y: number];

/** A number beside the drawn face, and the place on it that its line leads to. */
export type ZoneMark = { readonly zone: ZoneId; readonly number: number; readonly at: Point; readonly place: Point };

/** The middle of the drawn face, on its grid of 400 by 500. */
const MIDDLE = 200;
/** Of the numbers from the middle: clear of hair and ears. */
const ASIDE = 154;
/** Between two numbers of one side. */
const APART = 64;

/** On the drawn face, as far from its middle and its top. A face has each of them on both sides. */
export const zonePlaces: Readonly<Record<ZoneId, readonly [aside: number, y: number]>> = {
  oily: [26, 176],
  combination: [14, 186],
  dry: [62, 304],
  normal: [30, 180],
  redness: [58, 286],
  blemishes: [50, 292],
  pores: [30, 276],
  shine: [22, 170],
  dryness: [66, 308],
  dullness: [66, 262],
  'uneven-tone': [64, 272],
  'dark-spots': [60, 280],
  texture: [52, 302],
  lines: [74, 244],
  firmness: [52, 346],
  'eye-area': [46, 262],
};

/** On the left and on the right in turn, each beside its place. */
export function zoneMarks(zones: readonly ZoneId[]): readonly ZoneMark[] {
  const used = { left: [] as number[], right: [] as number[] };
  return zones.map((zone, index) => {
    const side = index % 2 === 0 ? 'left' : 'right';
    const [aside, y] = zonePlaces[zone];
    const sign = side === 'left' ? -1 : 1;
    const height = freeHeight(y, used[side]);
    used[side].push(height);
    return { zone, number: index + 1, at: [MIDDLE + sign * ASIDE, height], place: [MIDDLE + sign * aside, y] };
  });
}

function freeHeight(wanted: number, used: readonly number[]): number {
  const near = used.find((height) => Math.abs(height - wanted) < APART);
  if (near === undefined) return wanted;
  return wanted < near ? near - APART : near + APART;
}
