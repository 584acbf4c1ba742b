const SHAPES = {
  tube: { body: 'M10 12h20l-3 26H13z', top: 'M9 5h22v8H9z', fill: '#e7a2ae', cap: '#8e2a48' },
  dropper: {
    body: 'M11 20q0-4 4-4h10q4 0 4 4v14q0 4-4 4H15q-4 0-4-4z',
    top: 'M15 10h10v6H15zM18 2h4l1 8h-6z',
    fill: '#e9b872',
    cap: '#4a1d2e',
  },
  jar: { body: 'M7 20h26v13q0 5-5 5H12q-5 0-5-5z', top: 'M5 11h30v10H5z', fill: '#a9c0aa', cap: '#5f7a64' },
} as const;

export type BottleShape = keyof typeof SHAPES;

/** A small bottle as it stands on the shelves of the app. */
export function Bottle({ shape }: { shape: BottleShape }) {
  const { body, top, fill, cap } = SHAPES[shape];
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <path d={body} fill={fill} />
      <path d={top} fill={cap} />
    </svg>
  );
}
