import type { ReactNode } from 'react';
import { useRef } from 'react';
import { useReveal } from '../browser/reveal.ts';
import styles from './reveal.module.css';

type Props = { readonly drift?: boolean; readonly className?: string | undefined; readonly children: ReactNode };

export function Reveal({ drift, className, children }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const state = useReveal(element);
  return (
    <div
      ref={element}
      className={className ? `${styles.root} ${className}` : styles.root}
      data-motion={drift && 'drift'}
      data-reveal={state}
    >
      {children}
    </div>
  );
}
