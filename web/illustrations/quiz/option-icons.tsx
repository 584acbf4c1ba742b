import { days } from './days.ts';
import { products } from './products.ts';
import { Drawing, dot, type Shape } from './shapes.tsx';
import { faces, skin } from './skin.ts';
import { wishes } from './wishes.ts';

/** Every drawing that an option of the quiz can name. */
export const optionIcons: Readonly<Record<string, readonly Shape[]>> = { ...skin, ...faces, ...products, ...days, ...wishes };

/** A drawing that fills its circle, as skin seen from near does. */
const FULL = dot(24, 24, 24);

/** Stands in a round tile; what does not fill the circle keeps away from its edge. */
export function OptionIcon({ name }: { name: string }) {
  const shapes = optionIcons[name];
  if (!shapes) return null;
  return <Drawing shapes={shapes} box={shapes[0]?.[1] === FULL ? '0 0 48 48' : '-12 -12 72 72'} />;
}
