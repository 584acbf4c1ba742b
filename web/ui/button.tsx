import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styles from './button.module.css';
import { Link } from './link.tsx';

type Look = { readonly look?: 'main' | 'quiet' | 'plain'; readonly wide?: boolean; readonly children: ReactNode };

/** A tap on it before the page's code runs is kept and honoured (`data-tap`, see browser/early). */
export function Button({ look = 'main', wide, children, ...rest }: Look & Omit<ComponentProps<'button'>, 'className'>) {
  return (
    <button type="button" data-tap="" {...rest} className={styles.root} data-variant={look} data-full-width={wide || undefined}>
      {children}
    </button>
  );
}

/** Looks like a button, goes to another page. */
export function LinkButton({
  look = 'main',
  wide,
  children,
  ...rest
}: Look & { readonly href: string; readonly download?: string; readonly onClick?: (event: MouseEvent) => void }) {
  return (
    <Link {...rest} className={styles.root} data-variant={look} data-full-width={wide || undefined}>
      {children}
    </Link>
  );
}
