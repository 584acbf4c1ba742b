import type { ReactNode } from 'react';
import styles from './opening-flower.module.css';

const PETAL = 'M60 60C44 48 45 20 60 12c15 8 16 36 0 48z';
const STRAY = 'M60 60c-5-3-5-13 0-16 5 3 5 13 0 16z';
const TURNS = [0, 45, 90, 135, 180, 225, 270, 315];

/** Eight petals open around a face, small ones fly off, and a tick is drawn. Without motion it stands open. */
export function OpeningFlower({ children }: { children: ReactNode }) {
  return (
    <div className={styles.root}>
      <svg viewBox="0 0 120 120" aria-hidden="true">
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
      </svg>
      <div className={styles.heart}>{children}</div>
      <svg className={styles.badge} viewBox="0 0 24 24" fill="none" aria-hidden="true">
        <circle cx="12" cy="12" r="12" />
        <path className={styles.tick} d="M7 12.5l3.5 3.5 6.5-7" pathLength="1" />
      </svg>
    </div>
  );
}
