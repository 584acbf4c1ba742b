import { createElement } from 'react';

/** Lucide: a list of SVG shapes on a 24 px grid. */
type IconShapes = readonly (readonly [tag: string, attributes: Readonly<Record<string, string | number | undefined>>])[];

/** Decorative: the text beside it has the meaning. */
export function Icon({ icon, size = 20, filled = false }: { icon: IconShapes; size?: number; filled?: boolean }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {icon.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  );
}
