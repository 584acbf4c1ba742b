import { useEffect, useRef, useState } from 'react';
import { after } from '../../browser/clock.ts';

/** Busy from `begin` until `ms` after `settle`, or at once until `stop`. */
export function useMinimumWait(ms: number): { readonly busy: boolean; begin(): void; settle(): void; stop(): void } {
  const [busy, setBusy] = useState(false);
  const ending = useRef<(() => void) | undefined>(undefined);
  useEffect(() => () => ending.current?.(), []);
  const change = (next: boolean) => {
    ending.current?.();
    setBusy(next);
  };
  return {
    busy,
    begin: () => change(true),
    settle() {
      ending.current?.();
      ending.current = after(ms, () => setBusy(false));
    },
    stop: () => change(false),
  };
}
