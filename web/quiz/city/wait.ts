import { useEffect, useRef, useState } from 'preact/hooks';
import { after } from '../../browser/clock.ts';

/** Busy from `begin` until `ms` after `settle`. */
export function useWait(ms: number): { readonly busy: boolean; begin(): void; settle(): void } {
  const [busy, setBusy] = useState(false);
  const stop = useRef<(() => void) | undefined>(undefined);
  useEffect(() => () => stop.current?.(), []);
  return {
    busy,
    begin() {
      stop.current?.();
      setBusy(true);
    },
    settle() {
      stop.current?.();
      stop.current = after(ms, () => setBusy(false));
    },
  };
}
