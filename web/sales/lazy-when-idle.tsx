import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../browser/clock.ts';
import { loadCode } from '../browser/load-code.ts';
import styles from './sales.module.css';

type Code = { readonly default: ComponentType };

/** A part that may come later. Its code comes once the browser is idle, the `room` it names is kept, and a visitor who comes back has it at once. */
export function lazyWhenIdle(load: () => Promise<Code>, room?: 'weeks' | 'screen' | 'screens'): ComponentType {
  let kept: Code | undefined;
  return function IdlePart() {
    const [code, setCode] = useState(kept);
    useEffect(
      () =>
        whenIdle(async () => {
          kept ??= await loadCode(load).catch(() => undefined);
          // A transition is rendered in slices.
          startTransition(() => setCode(kept));
        }),
      [],
    );
    if (code) return <code.default />;
    return room ? <div className={styles.room} data-room={room} /> : null;
  };
}
