import type { ComponentProps } from 'react';
import styles from './spinner.module.css';

/** Turns while something is awaited. The words beside it say what, or its label. */
export function Spinner({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={`${styles.root} ${className ?? ''}`} />;
}
