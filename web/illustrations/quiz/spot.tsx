import type { SpotName } from '../../../core/funnel/step.ts';
import { Drawing } from '../drawing.tsx';

export function Spot({ name }: { name: SpotName }) {
  return <Drawing name={`spot-${name}`} />;
}
