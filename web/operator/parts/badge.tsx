import styles from './badge.module.css';

export type Tone = 'good' | 'wait' | 'bad' | 'plain';

export function Badge({ tone = 'plain', children }: { tone?: Tone; children: string }) {
  return (
    <span className={styles.root} data-tone={tone}>
      {children}
    </span>
  );
}
