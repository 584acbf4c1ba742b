import { Check } from 'lucide';
import { useState } from 'react';
import { uiCopy } from '../../content/ui.ts';
import { useAfter } from '../browser/timers.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

/** On a screen that goes on by itself, for everybody who needs more time. */
export function StayButton({ ms, onLeave }: { ms: number; onLeave: () => void }) {
  const [staying, setStaying] = useState(false);
  useAfter(staying ? undefined : ms, onLeave);
  return (
    <Button variant="plain" aria-pressed={staying} onClick={() => setStaying(!staying)}>
      {staying && <Icon icon={Check} size={18} />} {uiCopy.stay}
    </Button>
  );
}
