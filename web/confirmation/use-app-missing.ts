import { useEffect, useState } from 'react';
import { after } from '../browser/clock.ts';

/** An app that is there has taken over by then. */
const SWITCH_MS = 2000;

/** Whether the link into the app was tapped and this page is still here some time later; and what to call at the tap. */
export function useAppMissing(): [tried: boolean, onTap: () => void] {
  const [tapped, setTapped] = useState(false);
  const [missing, setTried] = useState(false);
  useEffect(() => (tapped ? after(SWITCH_MS, () => setTried(true)) : undefined), [tapped]);
  return [missing, () => setTapped(true)];
}
