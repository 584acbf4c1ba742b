import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';

export type ButtonStyle = {
  readonly variant?: 'main' | 'quiet' | 'plain';
  readonly fullWidth?: boolean;
  readonly children: ReactNode;
};

/** `data-tap`: a tap before hydration is replayed (browser/early). */
export function Button({
  variant = 'main',
  fullWidth,
  children,
  ...rest
}: ButtonStyle & Omit<ComponentProps<'button'>, 'className'>) {
  return (
    <button
      type="button"
      data-tap=""
      {...rest}
      className={styles.root}
      data-variant={variant}
      data-full-width={fullWidth || undefined}
    >
      {children}
    </button>
  );
}
