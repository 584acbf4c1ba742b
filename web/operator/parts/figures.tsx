import type { ReactNode } from 'react';
import styles from './figures.module.css';

type Figure = {
  readonly id: string;
  readonly label: string;
  readonly value: ReactNode;
  readonly note?: ReactNode;
};

export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={styles.root}>
      {figures.map(({ id, label, value, note }) => (
        <div key={id} className={styles.one}>
          <dt>{label}</dt>
          <dd className={styles.value}>
            <bdi>{value}</bdi>
          </dd>
          {note && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
