import type { FaceShape } from '../../../core/presentation/face.ts';
import { type HairColour, hairs } from './palette.ts';

type Part = { readonly shape: FaceShape; readonly age: number };

/** A colour of the hair, a path, and for a line its width. */
type Lock = readonly [colour: keyof HairColour, path: string, line?: number];

const BEHIND: Readonly<Record<FaceShape, readonly Lock[]>> = {
  soft: [
    ['base', 'M160 86c-16-34 8-64 42-62 34 2 52 38 34 62-14 18-64 18-76 0z'],
    ['strand', 'M172 66c-2-20 14-32 32-30', 6],
    ['strand', 'M222 44c8 8 8 24-2 34M176 80c14 8 34 6 42-6', 2.5],
    ['shade', 'M106 222c-24-66-6-162 94-162s118 96 94 162z'],
  ],
  even: [
    [
      'shade',
      'M200 62c34-12 66 6 76 28 26 4 42 28 38 54 14 16 16 40 2 58 6 22-4 46-26 52l-14-60H124l-14 60c-22-6-32-30-26-52-14-18-12-42 2-58-4-26 12-50 38-54 10-22 42-40 76-28z',
    ],
  ],
  square: [],
};

const IN_FRONT: Readonly<Record<FaceShape, readonly Lock[]>> = {
  soft: [
    [
      'base',
      'M104 212c-15-80 19-148 96-148s111 68 96 148q-6 7-12 0c0-14 0-26-4-36-32-8-62-28-76-62-10 32-46 54-84 62-4 10-4 22-4 36q-6 7-12 0z',
    ],
    ['base', 'M116 174c-6 22-10 42-4 64 2 6 6 8 8 6-6-20-2-48 10-74zM284 174c6 22 10 42 4 64-2 6-6 8-8 6 6-20 2-48-10-74z'],
    ['shade', 'M204 114c-2-22 6-38 20-50-10 18-10 34-6 48 14 24 40 42 66 50l-4 14c-32-8-64-30-76-62z'],
    ['strand', 'M130 150c4-28 20-48 42-60M238 82c18 10 32 30 36 54', 6],
    ['strand', 'M190 114c-10 22-30 36-54 46M194 84c-18 4-32 12-44 26M113 190c-2-22 2-40 8-56M285 176c0-12-2-20-6-30', 2.5],
  ],
  even: [
    [
      'base',
      'M104 210c-14-18-16-44 0-58-6-24 10-48 34-50 12-24 42-34 64-22 22-12 54 0 64 24 22 4 36 26 30 50 14 16 14 40 0 56-8 6-17 0-17-12 1-14 1-28-5-42-16 4-30-2-38-14-14 12-34 12-46 0-12 14-34 14-46 4-8 10-16 12-24 10-5 12-4 28-3 42 1 12-6 18-13 12z',
    ],
    [
      'shade',
      'M140 104c-8 8-8 22 0 30M204 82c-12 6-14 20-8 30M266 106c8 8 8 22 0 30M170 114q8 10 2 28M232 112q-8 12 0 28M106 154q4 8 12 8M294 154q-4 8-12 8',
      4,
    ],
    ['strand', 'M122 136c0-12 8-22 20-22M248 112c14 0 22 10 24 22', 6],
    [
      'strand',
      'M160 116c4-10 16-16 28-12M208 110c8-8 22-8 30 2M112 186c-6-6-6-16-2-24M288 188c6-6 6-16 2-24M176 134c-6 2-12 0-16-4',
      2.5,
    ],
  ],
  square: [
    [
      'base',
      'M106 206c-10-30-8-56 2-80 0-38 40-66 84-62 46-16 104 12 102 66 8 24 8 48 0 76q-5 8-11 0c1-20-1-42-9-54-24 2-44-8-60-22-20 18-58 24-92 16-7 12-9 38-6 60q-5 8-10 0z',
    ],
    [
      'shade',
      'M106 206c-10-30-8-56 2-80 4 8 8 14 14 20-7 12-9 38-6 60q-5 8-10 0zM294 206c8-28 8-52 0-76-6 8-14 16-20 22 8 12 10 34 9 54q6 8 11 0z',
    ],
    ['strand', 'M138 118c18-20 46-32 76-32', 6],
    ['strand', 'M160 130c30-4 60-18 78-38M246 92c16 8 26 22 30 38', 2.5],
  ],
};

export function HairBehind({ shape, age }: Part) {
  return <Hair locks={BEHIND[shape]} age={age} />;
}

export function HairInFront({ shape, age }: Part) {
  return <Hair locks={IN_FRONT[shape]} age={age} />;
}

function Hair({ locks, age }: { locks: readonly Lock[]; age: number }) {
  return locks.map(([colour, path, line]) => {
    const paint = hairs[age]?.[colour];
    return <path key={path} d={path} {...(line ? { stroke: paint, strokeWidth: line, opacity: 0.55 } : { fill: paint })} />;
  });
}
