import { Drawing } from '../drawing.tsx';

/** A flower of five petals, so many of them in bloom. Its colours are those of the button it stands in. */
export function Agreement({ petals }: { petals: number }) {
  return <Drawing name={`agreement-${petals}`} viewBox="0 0 48 48" />;
}
