import type { ReactNode } from 'react';
import styles from './chip.module.css';

export function Chip({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <span className={styles.root}>
      {icon}
      {children}
    </span>
  );
}
