import styles from './opening-flower.module.css';

const PETAL = 'M60 60C44 48 45 20 60 12c15 8 16 36 0 48z';
const STRAY = 'M60 60c-5-3-5-13 0-16 5 3 5 13 0 16z';
const TURNS = [0, 45, 90, 135, 180, 225, 270, 315];

/** Eight petals open, small ones fly off, and a tick is drawn. Without motion it stands open. */
export function OpeningFlower() {
  return (
    <svg className={styles.root} viewBox="0 0 120 120" fill="none" aria-hidden="true">
      {TURNS.map((turn) => (
        <g key={turn} transform={`rotate(${turn + 22} 60 60)`}>
          <path className={styles.stray} d={STRAY} />
        </g>
      ))}
      {TURNS.map((turn) => (
        <g key={turn} transform={`rotate(${turn} 60 60)`}>
          <path className={styles.petal} d={PETAL} />
        </g>
      ))}
      <circle className={styles.heart} cx="60" cy="60" r="19" />
      <path className={styles.tick} d="M51 61l6.5 6.5 12-13" pathLength="1" />
    </svg>
  );
}
