import { Drawing } from './drawing.tsx';
import type { rituals } from './sprite/rituals.ts';

export function RitualIcon({ kind }: { kind: keyof typeof rituals }) {
  return <Drawing name={`ritual-${kind}`} viewBox="0 0 40 40" />;
}
