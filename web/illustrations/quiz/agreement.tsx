import styles from './agreement.module.css';
import { dot, petals } from './shapes.tsx';

/** A flower of five petals, so many of them in bloom. Its colours are those of the button it stands in. */
export function Agreement({ petals: count }: { petals: number }) {
  return (
    <svg viewBox="0 0 48 48" fill="none" aria-hidden="true">
      {count < 5 && <path className={styles.bud} d={petals(24, 25, 11.5, count)} />}
      <path className={styles.petal} d={petals(24, 25, 11.5, 0, count)} />
      <path className={styles.heart} d={dot(24, 25, 6)} />
    </svg>
  );
}
