import type { ReactNode } from 'react';
import { useRef } from 'react';
import { useArrival } from '../browser/arrival.ts';
import styles from './arriving.module.css';

type Props = { readonly drift?: boolean; readonly className?: string | undefined; readonly children: ReactNode };

/** Comes in once, when it is scrolled to: fading, or (`drift`) moving only. */
export function Arriving({ drift, className, children }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const arrival = useArrival(element);
  return (
    <div
      ref={element}
      className={`${styles.root} ${className ?? ''}`}
      data-motion={drift ? 'drift' : 'fade'}
      data-arrival={arrival}
    >
      {children}
    </div>
  );
}
