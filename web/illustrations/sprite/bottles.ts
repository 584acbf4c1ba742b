import type { Shape } from './shapes.ts';

/** Grid of 40. */
export const bottles = {
  tube: [
    ['var(--petal)', 'M10 12h20l-3 26H13z'],
    ['var(--rose-deep)', 'M9 5h22v8H9z'],
  ],
  dropper: [
    ['var(--honey)', 'M11 20q0-4 4-4h10q4 0 4 4v14q0 4-4 4H15q-4 0-4-4z'],
    ['var(--plum)', 'M15 10h10v6H15zM18 2h4l1 8h-6z'],
  ],
  jar: [
    ['var(--leaf)', 'M7 20h26v13q0 5-5 5H12q-5 0-5-5z'],
    ['var(--sage)', 'M5 11h30v10H5z'],
  ],
} as const satisfies Readonly<Record<string, readonly Shape[]>>;
