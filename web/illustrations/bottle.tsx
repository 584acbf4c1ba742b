import { Drawing } from './drawing.tsx';
import type { bottles } from './sprite/bottles.ts';

export function Bottle({ shape }: { shape: keyof typeof bottles }) {
  return <Drawing name={`bottle-${shape}`} viewBox="0 0 40 40" />;
}
