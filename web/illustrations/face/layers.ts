import type { FaceMark } from '../../../core/presentation/face.ts';
import { dots, softEllipse } from './dots.ts';
import type { Complexion } from './palette.ts';

export type Layer = {
  readonly d: string;
  readonly colour: keyof Complexion | `color-mix(${string}`;
  readonly opacity: number;
  /** With a width, the shape is a line. */
  readonly width?: number;
  /** On both halves of the face. */
  readonly twice?: true;
  /** Care does not take it away. */
  readonly lasting?: true;
};

const line = (d: string, opacity: number): Layer => ({ d, colour: 'line', opacity, width: 2.4, lasting: true });
const both = (layer: Layer): Layer => ({ ...layer, twice: true });
const light = (d: string, opacity: number): Layer => ({ d, colour: 'light', opacity });
const glint = (d: string): Layer => ({ ...light(d, 0.75), width: 4 });

const CHEEKS = softEllipse(149, 266, 30, 21);
const UNDER_EYE = 'M144 246q20 12 38-2';
const SMILE = 'M170 270c-11 7-16 16-16 25';
const CROW = 'M129 220q-4-3-8-4M127 228q-4-1-8 0M129 236q-4 2-7 5';
const FOREHEAD = 'M172 180q28-6 56 0';
const FOREHEADS = `M166 166q34-7 68 0${FOREHEAD}`;
const T_ZONE = [...softEllipse(196, 176, 40, 14), ...softEllipse(203, 236, 7, 25), ...softEllipse(199, 334, 14, 7)].map((d) =>
  light(d, 0.22),
);
const GLINTS = glint('M176 175q12-5 26-5M202 236v12');
const PORES = [
  [192, 254],
  [184, 247],
  [196, 245],
  [176, 256],
  [168, 249],
  [162, 259],
  [170, 267],
  [154, 251],
  [156, 268],
  [147, 259],
  [164, 276],
] as const;

/** From the ground up. */
export const marks: Readonly<Record<FaceMark, readonly Layer[]>> = {
  /** Grey and uneven, over skin that stays as it is. */
  dullness: [
    ...softEllipse(198, 174, 72, 26),
    ...softEllipse(150, 262, 32, 38),
    ...softEllipse(247, 266, 31, 36),
    ...softEllipse(196, 324, 44, 22),
    ...softEllipse(204, 240, 14, 32),
  ].map((d) => ({ d, colour: 'veil', opacity: 0.2 })),
  'uneven-tone': [
    {
      d: 'M140 176c16-15 104-15 120 0 6 8-8 14-20 9-24-9-56-9-80 0-12 5-26-1-20-9zM126 276c4-10 28-12 32-2s-6 22-18 22-18-12-14-20zM240 268c8-12 30-12 33-1s-10 26-21 24-18-14-12-23z',
      colour: 'shade',
      opacity: 0.45,
    },
  ],
  redness: [
    {
      d: 'M117 254c0-18 29-26 55-11q14 5 20 0c4-5 12-5 16 0q6 5 20 0c26-15 55-7 55 11 2 22-14 40-35 38-18-2-26-17-34-20q-14-5-28 0c-8 3-16 18-34 20-21 2-37-16-35-38z',
      colour: 'flush',
      opacity: 0.16,
    },
    ...CHEEKS.map((d) => both({ d, colour: 'flush', opacity: 0.07 })),
  ],
  blush: CHEEKS.map((d) => both({ d, colour: 'flush', opacity: 0.08 })),
  texture: [
    both({ d: 'M130 258q5-4 9 0t9 0 9 0M132 271q5-4 9 0t9 0M140 283q5-4 9 0t9 0', colour: 'line', opacity: 0.26, width: 2.4 }),
  ],
  pores: [both({ d: dots(PORES.map(([x, y]) => [x, y, 1.5])), colour: 'line', opacity: 0.42 })],
  'dark-spots': [
    {
      d: dots([
        [134, 260, 5],
        [149, 274, 3.4],
        [128, 274, 2.8],
        [257, 264, 5.5],
        [268, 276, 3.2],
        [247, 281, 2.8],
        [160, 180, 3.6],
        [234, 188, 3],
      ]),
      colour: 'line',
      opacity: 0.5,
    },
  ],
  blemishes: [
    {
      d: dots([
        [141, 272, 4.6],
        [155, 285, 3.4],
        [131, 260, 2.8],
        [252, 276, 4.4],
        [265, 264, 3],
        [217, 334, 3.8],
        [221, 174, 3.8],
        [180, 182, 2.8],
      ]),
      colour: 'flush',
      opacity: 0.75,
    },
    {
      d: dots([
        [139.6, 270.6, 1.4],
        [250.7, 274.6, 1.3],
        [215.8, 332.8, 1.2],
        [219.8, 172.8, 1.2],
      ]),
      colour: 'light',
      opacity: 0.9,
    },
  ],
  flakes: [
    both({
      d: 'M131 262q4-3 8-1M148 272q4-3 8 0M136 281q3-2 6 0M150 258q3-2 6 0',
      colour: 'light',
      opacity: 0.5,
      width: 2.2,
    }),
  ],
  't-zone-shine': [...T_ZONE, GLINTS],
  shine: [...T_ZONE, GLINTS, ...softEllipse(150, 256, 26, 14).map((d) => both(light(d, 0.22))), both(glint('M138 254q8-5 18-5'))],
  'dark-circles': [
    both({
      d: 'M139 236c13 9 33 9 46-2 0 10-9 17-23 17s-23-6-23-15z',
      colour: 'color-mix(in oklab, var(--plum) 80%, var(--blush-deep))',
      opacity: 0.3,
    }),
  ],
  'puffy-eyes': [
    both({ d: 'M139 236c14 9 33 9 45-1 3 12-8 19-22 19s-25-7-23-18z', colour: 'light', opacity: 0.35 }),
    both({ d: 'M139 244c7 13 36 15 45-1', colour: 'line', opacity: 0.5, width: 2.6 }),
  ],
  lines: [both(line(`${UNDER_EYE}${SMILE}`, 0.55)), line(`${FOREHEADS}M195 192v8M205 192v8`, 0.42)],
  'crows-feet': [both(line(CROW, 0.6))],
  sagging: [both(line(`${SMILE}M159 307c1 11 6 20 13 26`, 0.6))],
  'double-chin': [
    { d: 'M165 337h66q1 33-31 35t-35-35z', colour: 'skin', opacity: 1, lasting: true },
    line('M174 348q26 15 52 0M172 364q28 18 56 0', 0.5),
  ],
};

/** Of the decades: lived in, not worn. */
export const years: readonly (readonly Layer[])[] = [
  [],
  [],
  [both(line(UNDER_EYE, 0.25))],
  [both(line(`${UNDER_EYE}${SMILE}`, 0.32))],
  [both(line(`${UNDER_EYE}${SMILE}${CROW}`, 0.42)), line(FOREHEADS, 0.32)],
];

/** On forehead, nose, cheekbones and chin. */
export const glow: readonly Layer[] = [
  ...softEllipse(186, 174, 44, 18),
  ...softEllipse(203, 236, 6, 24),
  ...softEllipse(148, 254, 26, 12),
  ...softEllipse(248, 254, 24, 11),
  ...softEllipse(199, 334, 14, 6),
].map((d) => light(d, 0.2));
