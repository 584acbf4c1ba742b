import { cityAdvice } from '../../content/pages/city-advice.ts';
import { uvBand } from '../../core/environment/bands.ts';
import { fill } from '../../core/presentation/fill.ts';
import { monthName } from '../../core/presentation/month.ts';
import { now } from '../browser/clock.ts';
import { useProgram } from '../browser/program.ts';
import styles from './sun-year.module.css';

/** As high as the strongest sun that is common anywhere, so that the bars of two cities can be compared. */
const MAX_UV = 14;
const MAX_REM = 5.25;

/** Twelve bars, and the program's sentence about them. */
export function SunYear({ city, months }: { city: string; months: readonly number[] }) {
  const sentence = useProgram()?.text.sun.at(-1);
  const current = new Date(now()).getMonth();
  return (
    <>
      <ol className={styles.root} aria-label={fill(cityAdvice.year, { city })}>
        {months.map((peak, index) => (
          <li key={index} aria-current={index === current ? 'date' : undefined} data-band={uvBand(peak)}>
            <span className="visually-hidden">{`${monthName(index + 1)}: `}</span>
            <span className={styles.value}>{Math.round(peak)}</span>
            <span className={styles.bar} style={{ blockSize: `${Math.min(1, peak / MAX_UV) * MAX_REM}rem` }} />
            <span className={styles.month} aria-hidden="true">
              {monthName(index + 1).charAt(0)}
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.sentence}>{sentence}</p>
    </>
  );
}
