import type { MouseEvent, ReactNode } from 'react';
import styles from './chip.module.css';

/** A kind of thing in a pill: its drawing, if it has one, and its name. */
export function Chip({ icon, children }: { icon?: ReactNode; children: ReactNode }) {
  return (
    <span className={styles.root}>
      {icon}
      {children}
    </span>
  );
}

/** A chip that leads to a place on the page. */
export function ChipLink({ href, onClick, children }: { href: string; onClick: (event: MouseEvent) => void; children: string }) {
  return (
    <a className={styles.root} href={href} onClick={onClick}>
      {children}
    </a>
  );
}
