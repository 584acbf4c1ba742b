import styles from './skeleton.module.css';

/** The shape of what is about to come. Whoever shows it says in words that it is waited for. */
export function Skeleton({ shape }: { shape: 'line' | 'short' | 'title' | 'pill' | 'circle' | 'block' }) {
  return <span className={styles.root} data-shape={shape} aria-hidden="true" />;
}
