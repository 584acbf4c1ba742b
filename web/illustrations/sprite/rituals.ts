import type { Shape } from './shapes.ts';

/** Grid of 40. */
export const rituals = {
  care: [
    ['var(--petal)', 'M8 20h24v10a6 6 0 0 1-6 6H14a6 6 0 0 1-6-6z'],
    ['var(--rose-deep)', 'M7 13h26v8H7z'],
    ['var(--sage)', 'M20 12C13 11 11 7 11 3c5 0 9 3 9 9zM20 12c0-5 3-8 8-8 0 4-2 8-8 8z'],
  ],
  body: [
    ['var(--leaf)', 'M11 18q0-3 3-3h12q3 0 3 3v16q0 3-3 3H14q-3 0-3-3z'],
    ['var(--sage)', 'M17 8h6v7h-6zM12 3h14a3 3 0 0 1 0 5H12z'],
    ['var(--surface)', 'M14 22h12v8H14z'],
  ],
  face: [
    ['var(--plum)', 'M6 22C4 8 12 3 20 3s16 5 14 19l-2 12H8z'],
    ['color-mix(in oklab, var(--skin) 80%, white)', 'M10 19c0-8 4-11 10-11s10 3 10 11c0 9-5 16-10 16s-10-7-10-16z'],
    ['var(--rose-deep)', 'M16 28q4 2 8 0-1 4-4 4t-4-4zM13 20q2.5 2 5 0v1.5q-2.5 2-5 0zM22 20q2.5 2 5 0v1.5q-2.5 2-5 0z'],
  ],
  aroma: [
    ['var(--clay)', 'M14 3l2-.5 4 17h-2zM25 2l2 .5-5 17h-2zM19.5 1h1.8l-.3 18h-1.5z'],
    ['var(--honey)', 'M12 19h16l3 14a4 4 0 0 1-4 4H13a4 4 0 0 1-4-4z'],
    ['var(--paper)', 'M14 25h12v7H14z'],
  ],
  soul: [
    ['var(--plum)', 'M27 33A16 16 0 1 1 22 4a13 13 0 0 0 5 29z'],
    ['var(--honey)', 'M29 8l2 6 6 2-6 2-2 6-2-6-6-2 6-2z'],
  ],
  hair: [
    ['var(--rose-deep)', 'M17 24h6v12a3 3 0 0 1-6 0z'],
    ['var(--rose)', 'M11 12a9 9 0 0 1 18 0v7a9 9 0 0 1-18 0z'],
    ['var(--blush)', 'M15 8h10v2H15zM15 12h10v2H15zM15 16h10v2H15zM15 20h10v2H15z'],
  ],
} as const satisfies Readonly<Record<string, readonly Shape[]>>;
