import { programCopy } from '../../content/pages/program.ts';
import { fill } from '../../core/presentation/fill.ts';
import type { ProgramLine } from '../../core/program/program-text.ts';
import { useProgram } from '../browser/program.ts';
import { FirstWeek } from './first-week.tsx';
import styles from './program-weeks.module.css';

/** The visitor's first week, the four weeks that it begins, and the answers behind them. */
export function ProgramWeeks() {
  const text = useProgram()?.text;
  return (
    <section className={styles.root} aria-labelledby="program-weeks">
      <h2 id="program-weeks">{programCopy.firstWeek}</h2>
      <p className={styles.headline}>{text?.headline}</p>
      <div className="card">
        <FirstWeek lines={text?.firstWeek} />
        <h3 className={styles.heading}>{programCopy.fourWeeks}</h3>
        <ol className={styles.weeks}>
          {[0, 1, 2, 3].map((week) => (
            <li key={week}>
              <strong>{fill(programCopy.week, { week: String(week + 1) })}</strong>
              <span>{text?.weeks[week]}</span>
            </li>
          ))}
        </ol>
        {text?.photo && <p className={styles.note}>{text.photo}</p>}
        {text && <Sought lines={text.seek} />}
        <p className={styles.note}>{programCopy.note}</p>
      </div>
    </section>
  );
}

function Sought({ lines }: { lines: readonly ProgramLine[] }) {
  return (
    <details className={styles.sought}>
      <summary>{programCopy.why}</summary>
      <ul>
        {lines.map(({ text, why }) => (
          <li key={text}>
            <p>{text}</p>
            {why.length > 0 && <p className={styles.note}>{why.join(' · ')}</p>}
          </li>
        ))}
      </ul>
    </details>
  );
}
