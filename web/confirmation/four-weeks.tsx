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
  const hasAnswers = useJourney(({ stored }) => Object.keys(stored.answers).length > 0);
  const own = useProgram();
  const [startedAt] = useState(now);
  if (!own || !hasAnswers) return null;
  const { calendar } = own.program;
  const dateOf = (day: number) => monthAndDay(dateOfDay(startedAt, day).getTime());
  const starts = calendar.filter((day) => day.starts !== undefined).map(({ day }) => dateOf(day));
  return (
    <section className={`card ${orderStyles.part}`} aria-labelledby="weeks">
      <h2 id="weeks">{fill(copy.title, { count: String(calendar.length) })}</h2>
      <PetalDays days={calendar} startedAt={startedAt} className={styles.days} />
      <p className={orderStyles.small}>
        {starts.length > 0 ? fill(copy.begins, { dates: new Intl.ListFormat('en-US').format(starts) }) : copy.basics}
      </p>
    </section>
  );
}
