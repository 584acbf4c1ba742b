import { useId } from 'react';
import type { EnvironmentReading } from '../../../core/api/environment.ts';
import styles from './dials.module.css';

/** A small picture of a figure; pale where there is none. The words beside it say the same. */
export function Dial({ id, reading }: { id: 'uv' | 'humidity' | 'pollution'; reading: EnvironmentReading<string> | undefined }) {
  const told = reading && reading.basis !== 'unavailable' ? reading : undefined;
  const Figure = FIGURES[id];
  return (
    <svg className={styles.root} data-figure={id} data-band={told?.band} viewBox="0 0 56 56" aria-hidden="true">
      <circle cx="28" cy="28" r="28" className={styles.ground} />
      <g className={styles.figure}>
        <Figure value={told?.value ?? 0} band={told?.band} />
      </g>
    </svg>
  );
}

type Figure = { readonly value: number; readonly band: string | undefined };

const RAYS = 11;

/** A sun with a ray for each point of the index. */
function Sun({ value }: Figure) {
  const lit = Math.min(RAYS, Math.round(value));
  return (
    <>
      {Array.from({ length: RAYS }, (_, ray) => (
        <path
          key={ray}
          d="M28 6.5v6.5"
          transform={`rotate(${(360 / RAYS) * ray} 28 28)`}
          className={styles.ray}
          data-lit={ray < lit || undefined}
        />
      ))}
      <circle cx="28" cy="28" r="10" className={styles.disc} />
    </>
  );
}

/** A drop as full as the air. */
function Drop({ value }: Figure) {
  const clip = useId();
  const level = 44 - (32 * Math.min(100, value)) / 100;
  const drop = 'M28 11c6.5 8.6 11 14 11 20a11 11 0 0 1-22 0c0-6 4.5-11.4 11-20z';
  return (
    <>
      <clipPath id={clip}>
        <path d={drop} />
      </clipPath>
      <path d={drop} className={styles.drop} />
      <rect x="16" y={level} width="24" height="36" clipPath={`url(#${clip})`} className={styles.water} />
    </>
  );
}

/** Where dust floats, by how much of it there is. */
const DUST = [
  [19, 15, 1.8],
  [38, 43, 2],
  [41, 14, 2.2],
  [15, 41, 1.8],
  [30, 11, 1.6],
  [27, 45, 2.2],
  [45, 36, 1.6],
  [10, 20, 1.6],
] as const;

/** How many specks a band has, whatever its figure counts. */
const SPECKS: Readonly<Record<string, number>> = { good: 2, moderate: 4, raised: 6, high: 8 };

/** Wind, and the dust in it. */
function Wind({ band = '' }: Figure) {
  const specks = DUST.slice(0, SPECKS[band] ?? 0);
  return (
    <>
      <path d="M12 24h20a4.5 4.5 0 1 0-4.5-4.5M12 31h27a4.5 4.5 0 1 1-4.5 4.5M12 38h10" className={styles.wind} />
      {specks.map(([x, y, r]) => (
        <circle key={x} cx={x} cy={y} r={r} className={styles.dust} />
      ))}
    </>
  );
}

const FIGURES = { uv: Sun, humidity: Drop, pollution: Wind } as const;
