import styles from './tick.module.css';

/** The place of a tick beside something to choose, which draws it: see `option.module.css`. */
export function Tick() {
  return <span className={styles.root} />;
}
