import { programCopy } from '../../content/pages/program.ts';
import { fill } from '../../core/presentation/fill.ts';
import type { ProgramLine } from '../../core/program/program-text.ts';
import { useProgram } from '../browser/program.ts';
import { FirstWeek } from './first-week.tsx';
import styles from './program-weeks.module.css';
import { WeekScreens } from './week-screens.tsx';

/** The visitor's first week on screens of the app, the four weeks that it begins, and the answers behind them. */
export function ProgramWeeks() {
  const own = useProgram();
  const text = own?.text;
  return (
    <section className={styles.root} aria-labelledby="program-weeks">
      <h2 id="program-weeks">{programCopy.firstWeek}</h2>
      <p className={styles.headline}>{text?.headline}</p>
      <FirstWeek lines={text?.firstWeek} />
      <div className={styles.screens}>{own && <WeekScreens program={own.program} />}</div>
      <details className={styles.folded}>
        <summary>{programCopy.fourWeeks}</summary>
        <ol className={styles.weeks}>
          {[0, 1, 2, 3].map((week) => (
            <li key={week}>
              <strong>{fill(programCopy.week, { week: String(week + 1) })}</strong>
              <span>{text?.weeks[week]}</span>
            </li>
          ))}
        </ol>
        {text?.photo && <p className={styles.note}>{text.photo}</p>}
        <Lines title={programCopy.why} lines={text?.seek} />
        <Lines title={programCopy.doctor} lines={text?.seeADoctor} />
      </details>
      <p className={styles.note}>{programCopy.note}</p>
    </section>
  );
}

function Lines({ title, lines = [] }: { title: string; lines: readonly ProgramLine[] | undefined }) {
  if (lines.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {lines.map(({ text, why }) => (
          <li key={text}>
            <p>{text}</p>
            {why.length > 0 && <p className={styles.note}>{why.join(' · ')}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}
