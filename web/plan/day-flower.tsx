import styles from './day-flower.module.css';

type Props = { readonly all: number; readonly done: number };

/** A petal for each step of the day's rituals, in colour once it is done. The rituals say the same in words. */
export function DayFlower({ all, done }: Props) {
  return (
    <svg viewBox="-50 -50 100 100" className={styles.root} aria-hidden="true">
      {Array.from({ length: all }, (_, petal) => (
        <ellipse
          // The petals keep their places.
          key={petal}
          cy="-29"
          rx={Math.min(16, 100 / all)}
          ry="19"
          transform={`rotate(${(petal * 360) / all})`}
          data-done={petal < done || undefined}
        />
      ))}
      <circle r="12" />
    </svg>
  );
}
