import type { SVGAttributes } from 'react';
import type { DrawingName } from './sprite/drawings.tsx';

type Props = Omit<SVGAttributes<SVGSVGElement>, 'name'> & { readonly name: DrawingName; readonly viewBox?: string };

/** The paths are in the page's HTML or in the sprite file. See `sprite/`. */
export function Drawing({ name, ...attributes }: Props) {
  return (
    <svg {...attributes} aria-hidden="true">
      <use href={`#drawing-${name}`} />
    </svg>
  );
}
