import type { ReactNode } from 'react';
import { LostPetals } from '../illustrations/lost-petals.tsx';
import styles from './plan.module.css';

/** What stands in place of a plan that cannot be shown. */
export function Message({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className={styles.message}>
      <LostPetals />
      <h1 className={styles.title}>{title}</h1>
      <p>{text}</p>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
