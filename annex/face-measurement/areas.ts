import { type Affine, mapPoint } from './image.ts';
import { type FaceMesh, inverse } from './mesh.ts';

/** Parts of the face without beard, brow or lip: no jaw, no chin, no upper lip. */
export const AREAS = [
  'forehead',
  'cheekLeft',
  'cheekRight',
  'nose',
  'underLeft',
  'underRight',
  'malarLeft',
  'malarRight',
] as const;
export type FaceArea = (typeof AREAS)[number];
type Corner = readonly [x: number, y: number];
export type AreaOutline = readonly Corner[];

/** Rows of FaceMesh ids. */
const HAIRLINE = [103, 67, 109, 10, 338, 297, 332];
const MID_FOREHEAD = [104, 69, 108, 151, 337, 299, 333];
const BROW = [105, 66, 107, 9, 336, 296, 334];
const BELOW_LEFT_EYE = [228, 229, 230, 231];
const LEFT_CHEEKBONE = [117, 118, 119, 120];
const BELOW_RIGHT_EYE = [448, 449, 450, 451];
const RIGHT_CHEEKBONE = [346, 347, 348, 349];

const RINGS: Readonly<Partial<Record<FaceArea, readonly number[]>>> = {
  cheekLeft: [117, 118, 101, 36, 205, 187, 147, 123],
  cheekRight: [346, 347, 330, 266, 425, 411, 376, 352],
  underLeft: [110, 24, 23, 22, 26, 232, 231, 230, 229, 228],
  underRight: [339, 254, 253, 252, 256, 452, 451, 450, 449, 448],
  nose: [196, 6, 419, 248, 281, 275, 4, 45, 51, 3],
};

/** In pixels of the upright picture. */
export function areaOutlines(mesh: FaceMesh, toImage: Affine): Readonly<Record<FaceArea, AreaOutline>> {
  const fromImage = inverse(toImage);
  const corners = mesh.map(([x, y]): Corner => mapPoint(fromImage, x, y));
  const at = (id: number): Corner => corners[id] ?? [0, 0];
  const between = (from: readonly number[], to: readonly number[], share: number) =>
    from.map((id, index): Corner => {
      const [[x, y], [toX, toY]] = [at(id), at(to[index] ?? id)];
      return [x + (toX - x) * share, y + (toY - y) * share];
    });
  const ring = (area: FaceArea) => (RINGS[area] ?? []).map(at);
  const strip = (from: readonly number[], to: readonly number[]) => [
    ...between(from, to, 0.35),
    ...between(from, to, 1).reverse(),
  ];
  return {
    forehead: [...between(HAIRLINE, MID_FOREHEAD, 0.65), ...between(MID_FOREHEAD, BROW, 0.5).reverse()],
    cheekLeft: ring('cheekLeft'),
    cheekRight: ring('cheekRight'),
    nose: ring('nose'),
    underLeft: ring('underLeft'),
    underRight: ring('underRight'),
    malarLeft: strip(BELOW_LEFT_EYE, LEFT_CHEEKBONE),
    malarRight: strip(BELOW_RIGHT_EYE, RIGHT_CHEEKBONE),
  };
}

const EYES = [
  [33, 133, 159, 145],
  [362, 263, 386, 374],
];
/** Of an eye's width: brow and lashes give the contrast. */
const EYE_MARGIN = 0.3;

export type PixelBox = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

export function eyeBoxes(mesh: FaceMesh, toImage: Affine): readonly PixelBox[] {
  const fromImage = inverse(toImage);
  return EYES.map((ids) => {
    const corners = ids.map((id) => mapPoint(fromImage, mesh[id]?.[0] ?? 0, mesh[id]?.[1] ?? 0));
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
    const margin = EYE_MARGIN * (Math.max(...xs) - Math.min(...xs));
    return {
      left: Math.floor(Math.min(...xs) - margin),
      top: Math.floor(Math.min(...ys) - margin),
      right: Math.ceil(Math.max(...xs) + margin),
      bottom: Math.ceil(Math.max(...ys) + margin),
    };
  });
}

/** The indexes of the pixels whose centre lies within an outline. */
export function pixelsWithin(outline: AreaOutline, width: number, height: number): Int32Array {
  const inside: number[] = [];
  const ys = outline.map(([, y]) => y);
  const [from, to] = [Math.max(0, Math.floor(Math.min(...ys))), Math.min(height - 1, Math.ceil(Math.max(...ys)))];
  for (let row = from; row <= to; row += 1) {
    const crossings = outline
      .flatMap(([x, y], index) => {
        const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [x, y];
        const middle = row + 0.5;
        return y <= middle === nextY <= middle ? [] : [x + ((middle - y) / (nextY - y)) * (nextX - x)];
      })
      .sort((a, b) => a - b);
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      const [start = 0, end = 0] = [crossings[pair], crossings[pair + 1]];
      for (let x = Math.max(0, Math.ceil(start - 0.5)); x < Math.min(width, end - 0.5); x += 1) inside.push(row * width + x);
    }
  }
  return Int32Array.from(inside);
}
