import { useEffect, useRef, useState } from 'react';
import { after } from '../../browser/clock.ts';

/** Busy from `begin` until `ms` after `settle`, or at once until `stop`. */
export function useMinimumWait(ms: number): { readonly busy: boolean; begin(): void; settle(): void; stop(): void } {
  const [busy, setBusy] = useState(false);
  const ending = useRef<(() => void) | undefined>(undefined);
  useEffect(() => () => ending.current?.(), []);
  return {
    busy,
    begin() {
      ending.current?.();
      setBusy(true);
    },
    settle() {
      ending.current?.();
      ending.current = after(ms, () => setBusy(false));
    },
    stop() {
      ending.current?.();
      setBusy(false);
    },
  };
}
