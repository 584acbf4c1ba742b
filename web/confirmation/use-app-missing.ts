import { useEffect, useState } from 'react';
import { after } from '../browser/clock.ts';

/** An installed app has opened by then. */
const SWITCH_MS = 2000;

export function useAppMissing(): [tried: boolean, onTap: () => void] {
  const [tapped, setTapped] = useState(false);
  const [missing, setTried] = useState(false);
  useEffect(() => (tapped ? after(SWITCH_MS, () => setTried(true)) : undefined), [tapped]);
  return [missing, () => setTapped(true)];
}
