import type { ReactNode } from 'react';
import { useRef } from 'react';
import { useArrival } from '../browser/arrival.ts';

/** Comes in once, when it is scrolled to: fading, or (`drift`) moving only. */
export function Arriving({ drift, className, children }: { drift?: boolean; className?: string; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  const arrival = useArrival(element);
  return (
    <div ref={element} className={`${drift ? 'drift' : 'fade'}-${arrival}${className ? ` ${className}` : ''}`}>
      {children}
    </div>
  );
}
