import type { FaceShape } from '../../../core/presentation/face.ts';
import { type HairColour, hairs } from './palette.ts';

type Part = { readonly shape: FaceShape; readonly age: number };

/** A colour of the hair, a path, and for a line its width. */
type Lock = readonly [colour: keyof HairColour, path: string, line?: number];

const BEHIND: Readonly<Record<FaceShape, readonly Lock[]>> = {
  soft: [
    ['base', 'M168 84c-13-32 12-54 40-50 32 4 44 34 24 54-16 16-54 16-64-4z'],
    ['strand', 'M183 50c14-11 36-4 38 14M178 70c12 10 34 10 46-2', 3.5],
    ['shade', 'M100 230c-16-80 6-166 100-166s116 86 100 166c-4 16-20 20-24 8V160H124v78c-4 12-20 8-24-8z'],
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
    ['base', 'M108 224c-16-90 18-158 92-158s108 68 92 158c0-28-6-50-20-68-28-12-66-20-88-52-8 34-34 46-56 60-14 16-20 34-20 60z'],
    [
      'strand',
      'M184 104c12-8 20-20 22-36M152 132c-14 8-26 22-32 38M226 118c20 12 42 22 54 42M140 92c-14 12-24 30-28 48M250 92c16 12 26 30 30 48',
      3.5,
    ],
  ],
  even: [
    [
      'base',
      'M106 216c-16-20-16-48-2-64-6-24 10-48 34-50 12-24 42-34 64-22 22-12 54 0 64 24 22 4 36 26 30 50 14 16 12 42-2 62-4-22-10-50-18-58-16 4-30-2-38-14-14 12-34 12-46 0-12 14-34 14-46 4-8 10-18 12-26 10-8 14-12 36-16 58z',
    ],
    ['strand', 'M132 132c2-14 14-22 26-18M184 112c8-12 24-14 34-4M240 120c12-4 24 4 26 16', 3.5],
  ],
  square: [
    [
      'base',
      'M108 210c-12-32-10-60 0-84 0-38 40-66 84-62 46-16 104 12 102 66 8 24 8 48-2 80-2-26-8-46-16-58-24 2-44-8-60-22-20 18-58 24-92 16-10 14-15 36-16 64z',
    ],
    [
      'shade',
      'M108 210c-12-32-10-60 0-84 4 8 10 14 16 20-10 14-15 36-16 64zM292 210c10-32 10-56 2-80-6 8-12 16-18 22 8 12 14 32 16 58z',
    ],
    ['strand', 'M140 120c20-22 52-34 84-30M176 124c24-4 44-16 56-30M244 96c14 8 24 20 28 34', 3.5],
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
