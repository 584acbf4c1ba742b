import { Drawing } from './drawing.tsx';
import styles from './petals.module.css';
/** Two large flowers that grow in from the edges of a dark panel. */
export function Petals() {
  return (
    <>
      <Drawing name="petals" className={styles.root} data-side="left" viewBox="0 0 200 200" />
      <Drawing name="petals" className={styles.root} data-side="right" viewBox="0 0 200 200" />
    </>
  );
}
