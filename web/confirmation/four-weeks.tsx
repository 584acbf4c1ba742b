import { useState } from 'react';
import { confirmationCopy } from '../../content/pages/confirmation.ts';
import { monthAndDay } from '../../core/presentation/day.ts';
import { fill } from '../../core/presentation/fill.ts';
import { dateOfDay } from '../../core/program/day-number.ts';
import { now } from '../browser/clock.ts';
import { useJourney } from '../browser/journey.ts';
import { useProgram } from '../browser/program.ts';
import { PetalDays } from '../program/petal-days.tsx';
import styles from './four-weeks.module.css';
import orderStyles from './paid-order.module.css';

const copy = confirmationCopy.paid.weeks;

/** The petals of the flower above fall and become the days of the plan. Nothing where this device has no answers. */
export function FourWeeks() {
  const hasAnswers = useJourney(({ answers }) => Object.keys(answers).length > 0);
  const own = useProgram();
  const [startedAt] = useState(now);
  if (!own || !hasAnswers) return null;
  const { calendar } = own.program;
  const starts = own.text.starts.map(({ day, ingredient }) =>
    fill(copy.begins, { ingredient, date: monthAndDay(dateOfDay(startedAt, day).getTime()) }),
  );
  return (
    <section className={`card ${orderStyles.part} ${styles.root}`} aria-labelledby="weeks">
      <h2 id="weeks">{fill(copy.title, { count: String(calendar.length) })}</h2>
      <p className={orderStyles.headline}>{own.text.headline}</p>
      <PetalDays days={calendar} startedAt={startedAt} className={styles.days} />
      <p className={orderStyles.small}>{starts.length > 0 ? fill(copy.one, { starts: starts.join(', ') }) : copy.basics}</p>
    </section>
  );
}
