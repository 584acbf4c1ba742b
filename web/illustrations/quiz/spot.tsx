import type { SpotName } from '../../../core/funnel/step.ts';
import { Drawing } from '../drawing.tsx';

/** Stands above the options of a question, or in the card of a statement. */
export function Spot({ name }: { name: SpotName }) {
  return <Drawing name={`spot-${name}`} viewBox="0 0 200 140" />;
}
