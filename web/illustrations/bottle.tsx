import { Drawing } from './drawing.tsx';
import type { bottles } from './sprite/bottles.ts';

/** A small bottle as it stands on the shelves of the app. */
export function Bottle({ shape }: { shape: keyof typeof bottles }) {
  return <Drawing name={`bottle-${shape}`} viewBox="0 0 40 40" />;
}
