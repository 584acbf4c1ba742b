import { BLUSH, CLAY, CREAM, dot, HONEY, LEAF, PETAL, PLUM, ROSE, SAGE, type Shape, WINE } from './shapes.ts';

const LEAF_SHADE = 'var(--leaf-shade)';
const PETAL_SHADE = 'color-mix(in oklab, var(--petal) 78%, var(--rose))';
const HONEY_SHADE = 'color-mix(in oklab, var(--honey) 78%, var(--clay))';
const WINE_SHADE = 'color-mix(in oklab, var(--rose-deep) 72%, var(--plum))';

/** Grid of 48, with the foot at 44. */
export const products = {
  cleanser: [
    [LEAF, 'M13 19q0-4 4-4h14q4 0 4 4v21q0 4-4 4H17q-4 0-4-4z'],
    [LEAF_SHADE, 'M30 15h1q4 0 4 4v21q0 4-4 4h-5q6-14 4-29z'],
    [SAGE, 'M21 8h6v8h-6zM15 3h15a3 3 0 0 1 0 6H19l-4 3z'],
    [CREAM, 'M16 24h12v11H16z'],
    [LEAF_SHADE, 'M19 28h6M19 31.5h4', 1.2],
  ],
  remover: [
    [PETAL, 'M7 21q0-4 4-4h9q4 0 4 4v19q0 4-4 4h-9q-4 0-4-4z'],
    [PETAL_SHADE, 'M18 17h2q4 0 4 4v19q0 4-4 4h-4q5-13 2-27z'],
    [WINE, 'M10 8h11v9H10z'],
    [PETAL, 'M12.5 11v4', 1.2],
    ['var(--line)', dot(33, 33, 11)],
    ['color-mix(in oklab, var(--clay) 24%, var(--line))', 'M40.8 25.2a11 11 0 0 1-15.6 15.6 12.8 12.8 0 0 0 15.6-15.6z'],
    [CREAM, dot(33, 33, 8)],
    [ROSE, 'M29 33q4 4 8-1', 2.4],
  ],
  toner: [
    [BLUSH, 'M14 18q0-4 4-4h12q4 0 4 4v22q0 4-4 4H18q-4 0-4-4z'],
    [PETAL, 'M14 25q10-3 20 0v15q0 4-4 4H18q-4 0-4-4z'],
    [PETAL_SHADE, 'M29 23.6q3 .4 5 1.4v15q0 4-4 4h-5q5-9 4-20.4z'],
    [PLUM, 'M18 4h12v10H18z'],
    [CREAM, 'M17 30h9v8h-9z'],
  ],
  moisturizer: [
    [HONEY, 'M6 25h36v13q0 6-6 6H12q-6 0-6-6z'],
    [HONEY_SHADE, 'M35 25h7v13q0 6-6 6h-5q6-8 4-19z'],
    [WINE, 'M7 13h34q2 0 2 2v8q0 2-2 2H7q-2 0-2-2v-8q0-2 2-2z'],
    [WINE_SHADE, 'M36 13h5q2 0 2 2v8q0 2-2 2h-6q3-6 1-12z'],
    [PETAL, 'M9 17h9', 1.6],
    [CREAM, 'M12 30h18v8H12z'],
    [HONEY, 'M16 33h10M16 35.5h6', 1.2],
  ],
  eye: [
    [PETAL, 'M14 4h20l-4 32H18z'],
    [PETAL_SHADE, 'M29 4h5l-4 32h-4q4-16 3-32z'],
    [WINE, 'M17 36h14v8H17z'],
    [WINE_SHADE, 'M27 36h4v8h-5q2-4 1-8z'],
    [CREAM, 'M17 19q7-8 14 0-7 8-14 0z'],
    [PLUM, dot(24, 19, 3)],
  ],
  serum: [
    [ROSE, 'M12 25q0-5 5-5h14q5 0 5 5v14q0 5-5 5H17q-5 0-5-5z'],
    [WINE, 'M30 20h1q5 0 5 5v14q0 5-5 5h-5q6-12 4-24z'],
    [PLUM, 'M18 13h12v7H18zM20 5q0-3 4-3t4 3l1 8H19z'],
    [CREAM, 'M16 27h12v10H16z'],
    [PETAL, 'M19 31h6M19 34h4', 1.2],
  ],
  spf: [
    [HONEY, 'M12 5h24l-3 30H15z'],
    [HONEY_SHADE, 'M30 5h6l-3 30h-5q4-15 2-30z'],
    [CLAY, 'M14 35h20v9H14z'],
    ['color-mix(in oklab, var(--clay) 80%, var(--plum))', 'M29 35h5v9h-6q2-5 1-9z'],
    [CREAM, dot(24, 20, 4.5)],
    [CREAM, 'M24 11v1M24 28v1M15 20h1M32 20h1M18 14l.5.5M29.5 25.5l.5.5M18 26l.5-.5M29.5 14.5l.5-.5', 2.6],
  ],
  exfoliator: [
    ['var(--line)', 'M10 24c2-13 26-13 28 0z'],
    [CLAY, dot(18, 19, 1.6) + dot(24, 16, 1.6) + dot(30, 19, 1.6) + dot(22, 21, 1.2) + dot(27, 21, 1.2)],
    [LEAF, 'M7 24h34v14q0 6-6 6H13q-6 0-6-6z'],
    [LEAF_SHADE, 'M34 24h7v14q0 6-6 6h-5q6-9 4-20z'],
    [CREAM, 'M12 29h18v9H12z'],
    [SAGE, 'M16 32.5h10M16 35.5h6', 1.2],
  ],
  none: [['var(--line-strong)', 'M14 19q0-4 4-4h12q4 0 4 4v21q0 4-4 4H18q-4 0-4-4zM19 6h10v9H19z', 2]],
} as const satisfies Readonly<Record<string, readonly Shape[]>>;
