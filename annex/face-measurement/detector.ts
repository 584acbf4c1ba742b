import type { FaceBox } from '../../core/selfie/gate.ts';

/** BlazeFace for a square of 256 pixels: two anchors in each cell of 16 pixels, six in each of 32. */
export const DETECTOR_SIZE = 256;
const GRIDS = [
  { stride: 16, each: 2 },
  { stride: 32, each: 6 },
];
/** A box and six points of two numbers, of which the first are the eyes. */
const BOX_VALUES = 16;
const MIN_SCORE = 0.5;
const MAX_OVERLAP = 0.3;
const MAX_FACES = 3;

type Point = readonly [x: number, y: number];
/** In pixels of the square; the eyes as the image shows them, left first. */
export type FaceCandidate = { readonly score: number; readonly box: FaceBox; readonly eyes: readonly [Point, Point] };

export const ANCHORS: readonly Point[] = GRIDS.flatMap(({ stride, each }) => {
  const cells = DETECTOR_SIZE / stride;
  return Array.from({ length: cells * cells * each }, (_, index): Point => {
    const cell = Math.floor(index / each);
    return [((cell % cells) + 0.5) * stride, (Math.floor(cell / cells) + 0.5) * stride];
  });
});

/** One score and `BOX_VALUES` numbers for each anchor, in pixels from it. */
export function readFaces(scores: Float32Array, boxes: Float32Array): readonly FaceCandidate[] {
  const candidates = ANCHORS.flatMap((anchor, index) => {
    const score = 1 / (1 + Math.exp(-(scores[index] ?? Number.NEGATIVE_INFINITY)));
    return score < MIN_SCORE ? [] : [readFace(score, boxes.subarray(index * BOX_VALUES), anchor)];
  });
  return withoutOverlaps(candidates).slice(0, MAX_FACES);
}

function readFace(
  score: number,
  [x = 0, y = 0, width = 0, height = 0, ...points]: Float32Array,
  [anchorX, anchorY]: Point,
): FaceCandidate {
  const box = { x: anchorX + x - width / 2, y: anchorY + y - height / 2, width, height };
  const [leftX = 0, leftY = 0, rightX = 0, rightY = 0] = points;
  const eyes: FaceCandidate['eyes'] = [
    [anchorX + leftX, anchorY + leftY],
    [anchorX + rightX, anchorY + rightY],
  ];
  return { score, box, eyes };
}

/** The best first, and none that covers the place of a better one. */
export function withoutOverlaps<Found extends { readonly score: number; readonly box: FaceBox }>(
  found: readonly Found[],
): Found[] {
  const kept: Found[] = [];
  for (const face of [...found].sort((a, b) => b.score - a.score)) {
    if (kept.every((other) => overlap(other.box, face.box) <= MAX_OVERLAP)) kept.push(face);
  }
  return kept;
}

/** Intersection by union. */
function overlap(a: FaceBox, b: FaceBox): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  if (across <= 0 || down <= 0) return 0;
  const shared = across * down;
  return shared / (a.width * a.height + b.width * b.height - shared);
}
