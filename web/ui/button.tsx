import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styles from './button.module.css';
import { Link } from './link.tsx';

type Style = { readonly variant?: 'main' | 'quiet' | 'plain'; readonly fullWidth?: boolean; readonly children: ReactNode };

/** `data-tap`: a tap before hydration is replayed (browser/early). */
export function Button({ variant = 'main', fullWidth, children, ...rest }: Style & Omit<ComponentProps<'button'>, 'className'>) {
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

export function LinkButton({
  variant = 'main',
  fullWidth,
  children,
  ...rest
}: Style & { readonly href: string; readonly download?: string; readonly onClick?: (event: MouseEvent) => void }) {
  return (
    <Link {...rest} className={styles.root} data-variant={variant} data-full-width={fullWidth || undefined}>
      {children}
    </Link>
  );
}
