import { weekScreens as copy, programCopy } from '../../content/pages/program.ts';
import { fill } from '../../core/presentation/fill.ts';
import type { CalendarDay } from '../../core/program/program.ts';
import styles from './week-screens.module.css';

type Look = keyof typeof copy.legend;

/** Four weeks, a dot for each day. */
export function MonthScreen({ calendar }: { calendar: readonly CalendarDay[] }) {
  const used = new Set(calendar.map(lookOf));
  return (
    <div className={styles.phone}>
      <p className={styles.day}>{copy.month}</p>
      <p className={styles.title}>{copy.monthTitle}</p>
      <ol className={styles.month}>
        {[0, 1, 2, 3].map((week) => (
          <li key={week}>
            <small>{fill(programCopy.week, { week: String(week + 1) })}</small>
            <span className={styles.dots} aria-hidden="true">
              {calendar.slice(week * 7, week * 7 + 7).map((day) => (
                <i key={day.day} data-look={lookOf(day)} />
              ))}
            </span>
          </li>
        ))}
      </ol>
      <ul className={styles.legend}>
        {(Object.keys(copy.legend) as Look[])
          .filter((look) => used.has(look))
          .map((look) => (
            <li key={look}>
              <i data-look={look} /> {copy.legend[look]}
            </li>
          ))}
      </ul>
    </div>
  );
}

function lookOf({ starts, morning, evening }: CalendarDay): Look {
  if (starts) return 'starts';
  return morning.length + evening.length > 0 ? 'active' : 'basics';
}
