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
  petals,
  ROSE,
  SAGE,
  type Shape,
  slice,
  WATER,
  WINE,
} from './shapes.ts';

const CLOUD = 'color-mix(in oklab, var(--line-strong) 40%, white)';
const MOONLIGHT = 'color-mix(in oklab, var(--honey) 50%, white)';

const sun: readonly Shape[] = [
  [HONEY, dot(24, 24, 9)],
  [HONEY, 'M24 7v4M24 37v4M7 24h4M37 24h4M12 12l3 3M33 33l3 3M12 36l3-3M33 15l3-3', 3.4],
];
const cloud: Shape = [CLOUD, 'M16 40a8 8 0 0 1 0-16 11 11 0 0 1 20-3 9.5 9.5 0 0 1 0 19z'];

function night(shadow: string): readonly Shape[] {
  return [
    [PLUM, dot(24, 24, 24)],
    [MOONLIGHT, dot(24, 24, 13)],
    [PLUM, shadow],
    [HONEY, dot(9, 19, 1.3) + dot(38, 11, 1.3) + dot(37, 37, 1)],
  ];
}

const clock = (degrees: number): readonly Shape[] => [
  [WINE, dot(24, 25, 18)],
  [CREAM, dot(24, 25, 15)],
  [PETAL, slice(24, 25, 12.5, degrees)],
  [WINE, 'M24 25V14', 2.6],
  [WINE, 'M20 4h8M24 4v3', 3],
];

const DROP = 'M24 4c9 11 15 18 15 26a15 15 0 0 1-30 0c0-8 6-15 15-26z';
const carafe: Shape = ['var(--mist)', 'M17 4h14v9c7 4 9 9 9 16v9q0 6-6 6H14q-6 0-6-6v-9c0-7 2-12 9-16z'];

/** Grid of 48. */
export const days = {
  sun,
  moon: [
    [PLUM, 'M29 6a18.5 18.5 0 1 0 13 26A15.5 15.5 0 0 1 29 6z'],
    [HONEY, 'M37 9l1.5 4.5L43 15l-4.5 1.5L37 21l-1.5-4.5L31 15l4.5-1.5z'],
  ],
  sunAndMoon: [
    [HONEY, dot(18, 18, 7.5)],
    [HONEY, 'M18 4v3M4 18h3M8 8l2 2M8 28l2-2M28 8l-2 2', 3],
    [PLUM, 'M34 20a13 13 0 1 0 10 19 11 11 0 0 1-10-19z'],
  ],
  soap: [
    [PETAL, 'M6 28q0-8 8-8h20q8 0 8 8v6q0 8-8 8H14q-8 0-8-8z'],
    [BLUSH, 'M14 28q0-2 2-2h16q2 0 2 2v5q0 2-2 2H16q-2 0-2-2z'],
    [MIST, dot(17, 11, 5) + dot(28, 9, 3.5) + dot(34, 14, 2.5)],
  ],

  shielded: [
    [SAGE, 'M24 3l17 6v13c0 12-7 18-17 23C14 40 7 34 7 22V9z'],
    [HONEY, dot(24, 23, 7)],
    [HONEY, 'M24 11v2M24 33v2M12 23h2M34 23h2', 3],
  ],
  sunBehindCloud: [[HONEY, dot(30, 18, 9)], [HONEY, 'M30 3v3M44 18h-3M40 8l-2 2M20 8l2 2', 3], cloud],
  cloud: [['var(--blush)', 'M26 30a6 6 0 0 1 0-13 8.5 8.5 0 0 1 15-2 7.5 7.5 0 0 1 0 15z'], cloud],
  noSun: [
    [CLOUD, 'M13 5h22l-3 30H16zM15 36h18v8H15z'],
    [CREAM, dot(24, 20, 5)],
    [ROSE, 'M7 41L41 7', 3.4],
  ],

  sleepShort: night(dot(18.5, 21, 12.5)),
  sleepHalf: night('M24 10a14 14 0 0 0 0 28q-8-14 0-28z'),
  sleepMost: night('M24 10a14 14 0 0 0-8 25q-4-15 8-25z'),
  sleepFull: [
    [PLUM, dot(24, 24, 24)],
    [MOONLIGHT, dot(24, 24, 13)],
    ['color-mix(in oklab, var(--honey) 80%, white)', dot(20, 20, 2.6) + dot(28, 26, 3.4) + dot(21, 30, 1.8)],
    [HONEY, dot(8, 18, 1.6) + dot(39, 10, 1.6) + dot(39, 36, 1.3) + dot(12, 37, 1.2)],
  ],

  coffee: [
    [WINE, 'M8 20h26v10a11 11 0 0 1-11 11h-4A11 11 0 0 1 8 30z'],
    [WINE, 'M34 23h3a5 5 0 0 1 0 10h-4', 3.4],
    [CLAY, 'M11 20h20v3q-10 3-20 0z'],
    [PETAL, 'M16 14q-3-4 0-8M25 14q-3-4 0-8', 2.8],
  ],
  glasses: [
    ['var(--mist)', 'M4 14h17l-2 28H6zM27 14h17l-2 28H29z'],
    [WATER, 'M4.7 22h15.6L19 42H6zM27.7 22h15.6L42 42H29z'],
  ],
  carafeHalf: [carafe, [WATER, 'M8 28q8-4 16 0t16 0v10q0 6-6 6H14q-6 0-6-6z']],
  carafeFull: [
    carafe,
    [WATER, 'M13.5 16q5-3 10.5 0t10.5 0c4 4 5.5 8 5.5 13v9q0 6-6 6H14q-6 0-6-6v-9c0-5 1.5-9 5.5-13z'],
    [HONEY, dot(29, 30, 6)],
    [CREAM, 'M29 26v8M25.5 28l7 4M25.5 32l7-4', 1.4],
  ],

  storm: [
    ['color-mix(in oklab, var(--petal) 50%, var(--blush))', dot(24, 24, 24)],
    [WINE, 'M6 25l5-12 7 24 7-27 7 25 5-16 5 9', 3.4],
  ],
  tense: [
    [BLUSH, dot(24, 24, 24)],
    [ROSE, 'M6 24q4.5-20 9 0t9 0 9 0 9 0', 3.4],
  ],
  calm: [
    [MIST, dot(24, 24, 24)],
    [SAGE, 'M6 25q6-9 12 0t12 0 12 0', 3.4],
  ],
  still: [
    [MIST, dot(24, 24, 24)],
    [SAGE, 'M7 35q17 5 34 0', 3.2],
    [PETAL, 'M24 12c6 5 7 13 0 20-7-7-6-15 0-20zM11 20c8 0 13 5 13 12-8 0-13-5-13-12zM37 20c-8 0-13 5-13 12 8 0 13-5 13-12z'],
  ],

  ten: clock(60),
  twenty: clock(120),
  thirty: clock(180),
  hour: clock(360),
  more: [...clock(360).slice(0, 3), [WINE, 'M24 18v14M17 25h14', 3.4], [WINE, 'M20 4h8M24 4v3', 3]],

  drop: [
    [WATER, DROP],
    [CREAM, 'M16 30a8 8 0 0 0 6 8', 3],
  ],
  dropHalf: [
    [MIST, DROP],
    [WATER, 'M9 29q7.5-5 15 0t15 0v1a15 15 0 0 1-30 0z'],
  ],
  dropLow: [
    [MIST, DROP],
    [WATER, 'M11 37q6.5-4 13 0t13 0a15 15 0 0 1-26 0z'],
  ],
  dropUnknown: [
    [MIST, DROP],
    [SAGE, 'M19.5 26c0-7 10-6 9 0-.5 3-4.5 3-4.5 7M24 38v.1', 3.2],
  ],

  bloom: [
    [SAGE, 'M24 24v20', 3],
    [LEAF, 'M24 42c-1-7-6-10-12-10 1 7 5 10 12 10zM24 42c1-7 6-10 12-10-1 7-5 10-12 10z'],
    [PETAL, petals(24, 18, 8)],
    [HONEY, dot(24, 18, 4.5)],
  ],
  bud: [
    [SAGE, 'M24 24v20', 3],
    [LEAF, 'M24 42c-1-7-6-10-12-10 1 7 5 10 12 10zM24 42c1-7 6-10 12-10-1 7-5 10-12 10z'],
    [PETAL, 'M24 6c8 6 9 15 0 22-9-7-8-16 0-22z'],
    [SAGE, 'M24 29c-4 0-7-3-8-8 4 0 7 3 8 8zM24 29c4 0 7-3 8-8-4 0-7 3-8 8z'],
  ],
  unsure: [
    [BLUSH, dot(24, 24, 20)],
    [ROSE, 'M17 19c0-10 15-9 14 0-.5 5-7 5-7 10M24 36v.1', 4],
  ],
  noDrop: [
    [CLOUD, DROP],
    [ROSE, 'M8 41L40 9', 3.4],
  ],
} as const satisfies Readonly<Record<string, readonly Shape[]>>;
