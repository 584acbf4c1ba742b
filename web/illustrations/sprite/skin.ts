import { BLUSH, CREAM, dot, HONEY, LIP, PETAL, PLUM, type Shape, SKIN, SKIN_LINE, SKIN_SHADE } from './shapes.ts';

const SPOT = 'color-mix(in oklab, var(--cheek) 70%, var(--lip))';
const PATCH = 'color-mix(in oklab, var(--cheek) 80%, white)';

const cheek: Shape = [SKIN, dot(24, 24, 24)];
const lid: Shape = [PLUM, 'M9 21q15 10 30 0', 2.8];
const waves = 'M9 16q5-5 10 0t10 0 10 0M9 25q5-5 10 0t10 0 10 0M9 34q5-5 10 0t10 0 10 0';

/** Grid of 48. */
export const skin = {
  spots: [
    cheek,
    [SPOT, dot(16, 18, 5) + dot(31, 28, 6) + dot(19, 35, 3)],
    ['color-mix(in oklab, var(--cheek) 60%, white)', dot(14.6, 16.6, 1.6) + dot(29, 26, 2)],
  ],
  pores: [
    cheek,
    [
      SKIN_LINE,
      [
        [13, 14],
        [23, 11],
        [34, 15],
        [9, 23],
        [18, 21],
        [28, 21],
        [38, 25],
        [13, 31],
        [23, 30],
        [33, 33],
        [19, 39],
        [28, 40],
      ]
        .map(([x = 0, y = 0]) => dot(x, y, 1.7))
        .join(''),
    ],
  ],
  redness: [
    cheek,
    [PATCH, 'M5 22c3-10 17-9 18-1s-6 12-12 10-8-4-6-9zM27 31c2-8 14-8 15-2s-5 10-10 9-6-4-5-7zM27 11q6-5 11 0t-4 7-7-7z'],
  ],
  dullness: [
    ['color-mix(in oklab, var(--honey) 20%, var(--steel))', dot(24, 24, 24)],
    ['color-mix(in oklab, var(--skin-line) 50%, white)', 'M4 30c10-6 14 6 24 1s12-5 20-2A24 24 0 0 1 4 37z'],
    ['color-mix(in oklab, var(--brow) 50%, white)', 'M13 20h9M27 15h8M16 27h5', 2.6],
  ],
  texture: [cheek, [SKIN_SHADE, waves, 3.2]],
  tone: [
    cheek,
    [SKIN_SHADE, 'M0 25C8 15 15 31 24 23s14-13 24-6v7A24 24 0 0 1 0 25z'],
    ['var(--skin-deep)', 'M6 38c6-9 14 2 20-3s12-4 16 1A24 24 0 0 1 6 38z'],
  ],
  pigment: [
    cheek,
    [
      'color-mix(in oklab, var(--skin-deep) 90%, black)',
      'M11 17c2-5 9-4 9 0s-3 4-5 5-5-1-4-5zM27 13q4-3 6 0t-2 5-4-5zM26 29c1-6 12-6 12 0s-4 6-7 6-6-2-5-6zM13 33q3-4 6-1t-1 6-5-5z',
    ],
  ],
  lines: [cheek, [SKIN_LINE, 'M9 16q15-8 30 0M11 25q13-6 26 0M14 34q10-5 20 0', 2.8]],
  clear: [
    cheek,
    [PLUM, 'M12 21q4 4 9 0M27 21q4 4 9 0', 2.8],
    [LIP, 'M17 31q7 6 14 0', 3],
    [PATCH, dot(11, 28, 3) + dot(37, 28, 3)],
  ],
  dryness: [cheek, [CREAM, 'M10 13l7 6-2 7 8 6-2 9M31 6l-3 9 7 5-3 8 4 6M17 19l6-3M35 20l5-1', 2.6]],
  oiliness: [cheek, [HONEY, 'M24 8c7 9 11 14 11 20a11 11 0 0 1-22 0c0-6 4-11 11-20z'], [CREAM, 'M18 28a6 6 0 0 0 4 6', 2.8]],
  puffy: [cheek, [PATCH, 'M10 28q14 16 28 0q-14 6-28 0z'], lid],
  crowsFeet: [cheek, [PLUM, 'M5 23q11 9 22 0', 2.8], [SKIN_LINE, 'M32 18l9-5M34 24h9M32 30l9 5', 2.8]],
  doubleChin: [
    [BLUSH, dot(24, 24, 24)],
    [SKIN_SHADE, 'M14 26h20v22H14z'],
    [SKIN, 'M6 0c0 22 7 33 18 33S42 22 42 0z'],
    [SKIN_LINE, 'M16 38q8 6 16 0', 2.6],
    [LIP, 'M18 20q6 3 12 0', 3],
  ],
  darkCircles: [cheek, ['color-mix(in oklab, var(--rose-deep) 10%, var(--line-strong))', 'M9 24q15 18 30 0q-15 7-30 0z'], lid],
  sagging: [
    [BLUSH, dot(24, 24, 24)],
    [SKIN, 'M4 0c0 26 6 42 20 42S44 26 44 0z'],
    [LIP, 'M18 24q6 3 12 0', 3],
    [SKIN_LINE, 'M14 13q-4 6-3 13M34 13q4 6 3 13M12 33q4 4 8 2M36 33q-4 4-8 2', 2.6],
  ],
  tight: [cheek, [SKIN_LINE, 'M4 24h10M34 24h10M11 11l7 7M37 11l-7 7M11 37l7-7M37 37l-7-7', 2.8], [PATCH, dot(24, 24, 5)]],
  flaking: [cheek, [CREAM, 'M10 14l8-3 3 6-7 3zM27 10l8 2-2 7-7-2zM12 28l8 1-1 7-8-1zM28 27l7-2 4 6-7 3z']],
  itching: [cheek, [SPOT, 'M13 13l5 5-5 5 5 5-5 6M24 11l5 5-5 5 5 5-5 5 5 6M36 14l4 5-4 5 4 5', 2.8]],
  rough: [
    cheek,
    [SKIN_SHADE, 'M8 21c2-9 15-9 17-2s-4 12-10 11-8-4-7-9z'],
    [SKIN_LINE, dot(13, 20, 1.6) + dot(19, 18, 1.6) + dot(16, 25, 1.6) + dot(32, 32, 1.8) + dot(37, 28, 1.6) + dot(35, 37, 1.6)],
  ],
  makeup: [
    cheek,
    [PATCH, dot(24, 26, 13)],
    [CREAM, 'M10 17q14-6 28 0M9 26q15-6 30 0M12 35q12-6 24 0', 3.2],
    [SKIN_LINE, 'M10 20q14-6 28 0M9 29q15-6 30 0M12 38q12-6 24 0', 1.6],
  ],
} as const satisfies Readonly<Record<string, readonly Shape[]>>;

const towel: readonly Shape[] = [
  [PETAL, dot(24, 24, 24)],
  [SKIN_SHADE, 'M18 36h12v12H18z'],
  [SKIN, 'M10 23C10 11 16 7 24 7s14 4 14 16c0 12-7 19-14 19s-14-7-14-19z'],
  [CREAM, 'M8 21C4 7 13 1 24 1s20 6 16 20c-3-7-9-9-16-9S11 14 8 21z'],
  [BLUSH, 'M16 5q4-4 9-3 6 2 4 7-6-4-13-4z'],
];
const features: Shape = [PLUM, 'M15 24q3 3 6 0M27 24q3 3 6 0', 2];
const smile: Shape = [LIP, 'M20 34q4 3 8 0', 2.4];

export const faces = {
  dry: [...towel, features, [LIP, 'M20 34h8', 2.2], [CREAM, 'M14 28l3 3-2 4M33 28l-3 3 2 4M22 16l2 3-2 3', 1.8]],
  normal: [...towel, [PATCH, dot(15, 30, 3) + dot(33, 30, 3)], features, smile],
  oily: [
    ...towel,
    [CREAM, 'M17 17q4-2 8-2M13 27v4M24 24v5M34 28v3M22 39h4', 2.4],
    [HONEY, 'M37 26c3 4 4 6 4 8a4 4 0 0 1-8 0c0-2 1-4 4-8z'],
    features,
    smile,
  ],
  combination: [
    ...towel,
    [HONEY, 'M14 15q10-5 20 0v4q-4-1-7 0v8q0 4-3 4t-3-4v-8q-3-1-7 0z'],
    [PATCH, dot(15, 31, 2.4) + dot(33, 31, 2.4)],
    features,
    smile,
  ],
} as const satisfies Readonly<Record<string, readonly Shape[]>>;
