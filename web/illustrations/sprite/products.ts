import { BLUSH, CLAY, CREAM, dot, HONEY, LEAF, PETAL, PLUM, ROSE, SAGE, type Shape, WINE } from './shapes.ts';

/** Grid of 48, with the foot at 44. */
export const products = {
  cleanser: [
    [LEAF, 'M13 19q0-4 4-4h14q4 0 4 4v21q0 4-4 4H17q-4 0-4-4z'],
    [SAGE, 'M21 8h6v8h-6zM15 3h15a3 3 0 0 1 0 6H19l-4 3z'],
    [CREAM, 'M17 24h14v11H17z'],
  ],
  remover: [
    [PETAL, 'M7 21q0-4 4-4h9q4 0 4 4v19q0 4-4 4h-9q-4 0-4-4z'],
    [WINE, 'M10 8h11v9H10z'],
    ['var(--line)', dot(33, 33, 11)],
    [CREAM, dot(33, 33, 8)],
    [ROSE, 'M29 33q4 4 8-1', 2.4],
  ],
  toner: [
    [BLUSH, 'M14 18q0-4 4-4h12q4 0 4 4v22q0 4-4 4H18q-4 0-4-4z'],
    [PETAL, 'M14 25q10-3 20 0v15q0 4-4 4H18q-4 0-4-4z'],
    [PLUM, 'M18 4h12v10H18z'],
    [CREAM, 'M19 31h10v7H19z'],
  ],
  moisturizer: [
    [HONEY, 'M6 25h36v13q0 6-6 6H12q-6 0-6-6z'],
    [WINE, 'M7 13h34q2 0 2 2v8q0 2-2 2H7q-2 0-2-2v-8q0-2 2-2z'],
    [CREAM, 'M14 30h20v8H14z'],
  ],
  eye: [
    [PETAL, 'M14 4h20l-4 32H18z'],
    [WINE, 'M17 36h14v8H17z'],
    [CREAM, 'M17 19q7-8 14 0-7 8-14 0z'],
    [PLUM, dot(24, 19, 3)],
  ],
  serum: [
    [ROSE, 'M12 25q0-5 5-5h14q5 0 5 5v14q0 5-5 5H17q-5 0-5-5z'],
    [PLUM, 'M18 13h12v7H18zM20 5q0-3 4-3t4 3l1 8H19z'],
    [CREAM, 'M18 28h12v9H18z'],
  ],
  spf: [
    [HONEY, 'M12 5h24l-3 30H15z'],
    [CLAY, 'M14 35h20v9H14z'],
    [CREAM, dot(24, 20, 4.5)],
    [CREAM, 'M24 11v1M24 28v1M15 20h1M32 20h1M18 14l.5.5M29.5 25.5l.5.5M18 26l.5-.5M29.5 14.5l.5-.5', 2.6],
  ],
  exfoliator: [
    ['var(--line)', 'M10 24c2-13 26-13 28 0z'],
    [CLAY, dot(18, 19, 1.6) + dot(24, 16, 1.6) + dot(30, 19, 1.6) + dot(22, 21, 1.2) + dot(27, 21, 1.2)],
    [LEAF, 'M7 24h34v14q0 6-6 6H13q-6 0-6-6z'],
    [SAGE, 'M14 30h20v7H14z'],
  ],
  none: [['var(--line-strong)', 'M14 19q0-4 4-4h12q4 0 4 4v21q0 4-4 4H18q-4 0-4-4zM19 6h10v9H19z', 2]],
} as const satisfies Readonly<Record<string, readonly Shape[]>>;
