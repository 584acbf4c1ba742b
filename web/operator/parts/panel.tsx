import type { ReactNode } from 'react';
import { useId } from 'react';
import styles from './panel.module.css';

type Props = {
  readonly title: string;
  readonly note?: string | undefined;
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

export function Panel({ title, note, action, children }: Props) {
  const heading = useId();
  return (
    <section className={styles.root} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 className={styles.title} id={heading}>
          {title}
        </h2>
        {action}
      </div>
      {note && <p className={styles.note}>{note}</p>}
      {children}
    </section>
  );
}

export function Empty({ children }: { children: string }) {
  return (
    <p className={styles.empty} data-empty="">
      {children}
    </p>
  );
}
