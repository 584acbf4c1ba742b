import { expect, test } from 'vitest';
import { dot } from './shapes.ts';
import { faces, skin } from './skin.ts';

const GROUND = dot(24, 24, 24);

test.each(Object.entries({ ...skin, ...faces }))(
  'lips and cheeks of the drawing %s keep their colours when the brand has another',
  (_, shapes) => {
    const colours = shapes.filter(([, path]) => path !== GROUND).map(([colour]) => colour);
    expect(colours.filter((colour) => /^var\(--(rose|petal)/.test(colour))).toEqual([]);
  },
);
