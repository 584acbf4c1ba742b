import type { MouseEvent, ReactNode } from 'react';
import styles from './chip.module.css';

export function Chip({ icon, children }: { icon?: ReactNode; children: ReactNode }) {
  return (
    <span className={styles.root}>
      {icon}
      {children}
    </span>
  );
}

export function ChipLink({ href, onClick, children }: { href: string; onClick: (event: MouseEvent) => void; children: string }) {
  return (
    <a className={styles.root} href={href} onClick={onClick}>
      {children}
    </a>
  );
}
