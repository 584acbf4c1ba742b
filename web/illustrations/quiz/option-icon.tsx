import type { IconName } from '../../../core/funnel/step.ts';
import { Drawing } from '../drawing.tsx';

export function OptionIcon({ name }: { name: IconName }) {
  return <Drawing name={`option-${name}`} viewBox="0 0 48 48" />;
}
