import type { ComponentProps } from 'react';
import styles from './spinner.module.css';

export function Spinner({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={`${styles.root} ${className ?? ''}`} />;
}
