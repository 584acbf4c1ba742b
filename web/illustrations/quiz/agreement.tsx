import { Drawing } from '../drawing.tsx';

export function Agreement({ petals }: { petals: number }) {
  return <Drawing name={`agreement-${petals}`} viewBox="0 0 48 48" />;
}
