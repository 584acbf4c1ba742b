import type { SVGAttributes } from 'react';
import type { DrawingName } from './sprite/drawings.tsx';

type Props = Omit<SVGAttributes<SVGSVGElement>, 'name'> & { readonly name: DrawingName; readonly viewBox: string };

/** Shows a drawing whose paths stand in the page's HTML, or come with the file of all drawings. See `sprite/`. */
export function Drawing({ name, ...attributes }: Props) {
  return (
    <svg {...attributes} aria-hidden="true">
      <use href={`#drawing-${name}`} />
    </svg>
  );
}
