import type { MouseEvent } from 'react';
import styles from './button.module.css';
import type { ButtonStyle } from './button.tsx';
import { Link } from './link.tsx';

/** Apart from `button.tsx`, which every page loads. */
export function LinkButton({
  variant = 'main',
  fullWidth,
  children,
  ...rest
}: ButtonStyle & { readonly href: string; readonly download?: string; readonly onClick?: (event: MouseEvent) => void }) {
  return (
    <Link {...rest} className={styles.root} data-variant={variant} data-full-width={fullWidth || undefined}>
      {children}
    </Link>
  );
}
