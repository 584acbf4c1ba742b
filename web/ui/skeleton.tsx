import styles from './skeleton.module.css';

export function Skeleton({ shape }: { shape: 'line' | 'short' | 'title' | 'pill' | 'circle' | 'block' }) {
  return <span className={styles.root} data-shape={shape} aria-hidden="true" />;
}
