import { ModelFace } from '../model-face.tsx';
import styles from './week-face.module.css';

/** Dull skin, redness and spots that fade from week to week: a drawing of the screen, not of a promise. */
export function WeekFace() {
  return (
    <i className={styles.root}>
      <ModelFace />
    </i>
  );
}
