import type { FaceMark } from '../../../core/presentation/face.ts';
import { dots } from './dots.ts';
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

const line = (d: string, opacity: number): Layer => ({ d, colour: 'line', opacity, width: 3, lasting: true });
const both = (layer: Layer): Layer => ({ ...layer, twice: true });
const light = (d: string, width: number): Layer => ({ d, colour: 'light', opacity: 0.8, width });

const CHEEK = 'M121 264c2-18 32-22 46-8 10 14-4 32-22 32-16 0-26-10-24-24z';
const GLEAM = 'M138 257q9-11 23-10';
const UNDER_EYE = 'M144 246q20 12 38-2';
const SMILE = 'M170 270c-11 7-16 16-16 25';
const CROW = 'M130 217l-10-6M127 227h-11M130 237l-10 6';
const FOREHEAD = 'M172 180q28-6 56 0';
const FOREHEADS = `M166 166q34-7 68 0${FOREHEAD}`;
const T_ZONE = [light('M168 171q32-11 64 0', 8), light('M200 214v28', 6.5), light('M191 333q9-3 18 0', 6)];
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
  /** Changes the skin itself. */
  dullness: [],
  'uneven-tone': [
    {
      d: 'M132 170c14-16 40-16 46-3s-16 21-30 21-26-6-16-18zM118 252c4-14 32-18 38-4s4 32-12 36-34-14-26-32zM238 262c10-16 40-16 42 0s-16 34-30 30-22-14-12-30zM176 326c8-10 32-10 38 0s-8 18-20 18-26-8-18-18z',
      colour: 'shade',
      opacity: 0.55,
    },
  ],
  redness: [
    {
      d: 'M117 252c0-18 29-26 55-11q14 5 20 0c4-5 12-5 16 0q6 5 20 0c26-15 55-7 55 11 2 24-14 48-35 46-18-2-26-20-34-25q-14-7-28 0c-8 5-16 23-34 25-21 2-37-22-35-46z',
      colour: 'flush',
      opacity: 0.24,
    },
    both({ d: CHEEK, colour: 'flush', opacity: 0.12 }),
  ],
  blush: [both({ d: CHEEK, colour: 'flush', opacity: 0.24 })],
  texture: [
    both({ d: 'M130 258q5-4 9 0t9 0 9 0M132 271q5-4 9 0t9 0M140 283q5-4 9 0t9 0', colour: 'line', opacity: 0.4, width: 3 }),
  ],
  pores: [both({ d: dots(PORES.map(([x, y]) => [x, y, 1.9])), colour: 'line', opacity: 0.45 })],
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
        [142, 270, 5.4],
        [157, 285, 4],
        [131, 256, 3.2],
        [252, 273, 5],
        [266, 259, 3.6],
        [217, 334, 4.4],
        [184, 339, 3.4],
        [221, 174, 4.4],
        [180, 184, 3.2],
      ]),
      colour: 'flush',
      opacity: 0.8,
    },
    {
      d: dots([
        [140.4, 268.4, 1.7],
        [250.5, 271.4, 1.6],
        [215.7, 332.6, 1.4],
        [219.6, 172.6, 1.4],
      ]),
      colour: 'light',
      opacity: 0.9,
    },
  ],
  flakes: [
    both({ d: 'M130 259q5-5 10-1M146 269q6-4 10 1M135 279q4-3 8 0M188 178q4-4 8 0', colour: 'shade', opacity: 0.9, width: 4.5 }),
    both({ d: 'M130 257q5-5 10-1M146 267q6-4 10 1M135 277q4-3 8 0M188 176q4-4 8 0', colour: 'light', opacity: 0.9, width: 3 }),
  ],
  't-zone-shine': T_ZONE,
  shine: [...T_ZONE, both(light(GLEAM, 6))],
  'dark-circles': [
    both({
      d: 'M136 232c14 12 38 12 50-2 2 13-8 22-24 23s-26-8-26-21z',
      colour: 'color-mix(in oklab, var(--plum) 80%, var(--blush-deep))',
      opacity: 0.3,
    }),
  ],
  'puffy-eyes': [
    both({ d: 'M139 236c14 9 33 9 45-1 3 12-8 19-22 19s-25-7-23-18z', colour: 'light', opacity: 0.6 }),
    both({ d: 'M139 244c7 13 36 15 45-1', colour: 'line', opacity: 0.55, width: 3 }),
  ],
  lines: [both(line(`${UNDER_EYE}${SMILE}`, 0.6)), line(`${FOREHEADS}M195 192v8M205 192v8`, 0.5)],
  'crows-feet': [both(line(CROW, 0.65))],
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
  [both(line(UNDER_EYE, 0.4))],
  [both(line(`${UNDER_EYE}${SMILE}`, 0.45)), line(FOREHEAD, 0.4)],
  [both(line(`${UNDER_EYE}${SMILE}${CROW}`, 0.5)), line(FOREHEADS, 0.45)],
];

export const glow: readonly Layer[] = [light('M178 168q22-6 44 0', 6), light('M200 216v22', 5), both(light(GLEAM, 5.5))];
