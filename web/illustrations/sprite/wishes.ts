import {
  BLUSH,
  CLAY,
  CREAM,
  dot,
  HONEY,
  LEAF,
  MIST,
  PETAL,
  PLUM,
  ROSE,
  SAGE,
  type Shape,
  SKIN,
  SKIN_SHADE,
  WATER,
  WINE,
} from './shapes.ts';

/** Grid of 48. */
export const wishes = {
  smooth: [
    [SKIN, dot(24, 24, 20)],
    [CREAM, 'M12 20q3-7 10-9M11 27v1', 3.4],
    [SKIN_SHADE, 'M20 38q12 2 18-9', 3],
  ],
  tones: [
    [SKIN, dot(17, 18, 11)],
    [SKIN_SHADE, dot(31, 18, 11)],
    ['color-mix(in oklab, var(--skin-shade) 90%, black)', dot(24, 31, 11)],
  ],
  lift: [
    [BLUSH, dot(24, 24, 20)],
    [ROSE, 'M17 34V16M11 22l6-6 6 6M31 34V22M26 27l5-5 5 5', 3.4],
  ],
  star: [[HONEY, 'M24 4l6 13 14 2-10 10 2 14-12-7-12 7 2-14L4 19l14-2z']],
  other: [
    [BLUSH, dot(24, 24, 20)],
    [ROSE, dot(14.5, 24, 3) + dot(24, 24, 3) + dot(33.5, 24, 3)],
  ],
  camera: [
    [PLUM, 'M4 17q0-4 4-4h7l3-5h12l3 5h7q4 0 4 4v19q0 4-4 4H8q-4 0-4-4z'],
    [PETAL, dot(24, 26, 9)],
    [CREAM, dot(24, 26, 5)],
    [HONEY, dot(38, 19, 2)],
  ],
  people: [
    [PETAL, 'M4 43c0-13 5-18 13-18s13 5 13 18z'],
    [SKIN, dot(17, 16, 8)],
    [SAGE, 'M24 43c0-11 3-16 10-16s10 5 10 16z'],
    [SKIN_SHADE, dot(34, 19, 7)],
  ],
  sprout: [
    [CLAY, 'M8 44q2-8 16-8t16 8z'],
    [SAGE, 'M24 38V20', 3.2],
    [LEAF, 'M24 26C13 27 7 20 7 10c11 0 17 6 17 16z'],
    [SAGE, 'M24 22c0-9 6-15 16-15 0 10-6 15-16 15z'],
  ],
  mirror: [
    [WINE, 'M21 30h6v12a3 3 0 0 1-6 0z'],
    [ROSE, dot(24, 18, 15)],
    [CREAM, dot(24, 18, 11)],
    [PETAL, 'M17 19q2-7 8-8M18 24v.1', 3],
  ],
  heart: [
    [ROSE, 'M24 42C10 33 4 25 6 16 8 7 19 5 24 14 29 5 40 7 42 16c2 9-4 17-18 26z'],
    [PETAL, 'M12 19q1-5 6-5', 3],
  ],
  lotus: [
    [LEAF, 'M6 36q18 10 36 0-18-6-36 0z'],
    [PETAL, 'M6 19c11 0 18 6 18 17C13 36 6 30 6 19zM42 19c-11 0-18 6-18 17 11 0 18-6 18-17z'],
    [ROSE, 'M24 8c8 8 9 19 0 28-9-9-8-20 0-28z'],
  ],
  bolt: [[HONEY, 'M28 3L9 27h12l-4 18 22-26H26z']],
  sliders: [
    [PETAL, 'M7 13h34M7 24h34M7 35h34', 3.4],
    [ROSE, dot(31, 13, 5)],
    [SAGE, dot(16, 24, 5)],
    [HONEY, dot(34, 35, 5)],
  ],
  magnifier: [
    [PLUM, 'M30 30l11 11', 5],
    [WINE, dot(20, 20, 16)],
    [CREAM, dot(20, 20, 12.5)],
    [WATER, 'M20 11c5 6 7 9 7 12a7 7 0 0 1-14 0c0-3 2-6 7-12z'],
  ],
  calendar: [
    [CREAM, 'M6 14h36v24q0 5-5 5H11q-5 0-5-5z'],
    [ROSE, 'M11 8h26q5 0 5 5v5H6v-5q0-5 5-5z'],
    [PLUM, 'M15 5v6M33 5v6', 3.2],
    [SAGE, 'M12 26l3 3 5-6M12 36l3 3 5-6', 2.6],
    [BLUSH, 'M26 27h10M26 36h10', 3],
  ],
  oneBottle: [
    [LEAF, 'M13 20q0-4 4-4h14q4 0 4 4v20q0 4-4 4H17q-4 0-4-4z'],
    [SAGE, 'M18 5h12v11H18z'],
    [CREAM, 'M17 22h14v15H17z'],
    [ROSE, 'M24 35c-5-3-6-6-5-8s4-2 5 1c1-3 4-3 5-1s0 5-5 8z'],
  ],
  flask: [
    [CREAM, 'M19 5h10v12l11 20q2 6-5 6H13q-7 0-5-6l11-20z'],
    [LEAF, 'M14 28q10-5 20 0l6 9q2 6-5 6H13q-7 0-5-6z'],
    [SAGE, 'M17 5h14', 3.4],
    [MIST, dot(20, 35, 2.4) + dot(27, 32, 1.8) + dot(30, 38, 2)],
  ],
  progress: [
    [BLUSH, 'M6 30q0-2 2-2h6q2 0 2 2v14H6z'],
    [PETAL, 'M19 22q0-2 2-2h6q2 0 2 2v22H19z'],
    [ROSE, 'M32 12q0-2 2-2h6q2 0 2 2v32H32z'],
    [SAGE, 'M6 20L18 9l5 4L32 4M25 4h7v7', 3],
  ],
  feather: [
    [PETAL, 'M8 40C5 22 18 5 42 5c1 20-9 33-29 32z'],
    [BLUSH, 'M14 30C16 18 26 10 42 5 40 18 30 28 14 30z'],
    [WINE, 'M6 44C14 31 22 22 32 14', 2.8],
  ],
  shield: [
    [SAGE, 'M24 3l17 6v13c0 12-7 18-17 23C14 40 7 34 7 22V9z'],
    [LEAF, 'M24 3l17 6v13c0 12-7 18-17 23z'],
    [CREAM, 'M16 23l6 6 10-12', 4],
  ],
} as const satisfies Readonly<Record<string, readonly Shape[]>>;
