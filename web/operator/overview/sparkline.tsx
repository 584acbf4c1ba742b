import styles from './sparkline.module.css';

const WIDTH = 120;
const HEIGHT = 28;
const EDGE = 2;

/** Days beside a figure that says the same in words, so screen readers pass it. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const highest = Math.max(...values);
  if (values.length < 2 || highest <= 0) return null;
  const points = values.map((value, index) => {
    const x = EDGE + (index / (values.length - 1)) * (WIDTH - 2 * EDGE);
    const y = HEIGHT - EDGE - (value / highest) * (HEIGHT - 2 * EDGE);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return (
    <svg className={styles.root} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={`M${points.join('L')}`} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
