import model from './model.svg?url';
import styles from './week-face.module.css';

/** Redness and spots fade from week to week; the tone of the skin stays. A drawing of the screen, not of a promise. */
export function WeekFace() {
  return (
    <i className={styles.root}>
      <img src={`${model}#head`} alt="" loading="lazy" />
    </i>
  );
}
