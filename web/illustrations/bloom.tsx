import styles from './bloom.module.css';

const TURNS = [0, 45, 90, 135, 180, 225, 270, 315];
const PETAL = 'M60 54C43 42 45 10 60 6c15 4 17 36 0 48z';
/** Its side away from the light. */
const SHADE = 'M60 53V8c13 5 15 34 0 45z';

/** The flower of eight petals, one for each part of the quiz, which fill in three seconds. */
export function Bloom() {
  return (
    <svg className={styles.root} viewBox="0 0 120 120" aria-hidden="true">
      {TURNS.map((turn) => (
        <g key={turn} transform={`rotate(${turn} 60 60)`}>
          <path className={styles.place} d={PETAL} />
          <g className={styles.petal}>
            <path d={PETAL} />
            <path d={SHADE} />
          </g>
        </g>
      ))}
      <circle cx="60" cy="60" r="10" fill="color-mix(in oklab, var(--honey) 78%, var(--clay))" />
      <circle cx="59" cy="59" r="8" fill="var(--honey)" />
    </svg>
  );
}
