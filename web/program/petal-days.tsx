import { monthAndDay } from '../../core/presentation/day.ts';
import { dayLook } from '../../core/program/day-look.ts';
import { dateOfDay } from '../../core/program/day-number.ts';
import type { CalendarDay } from '../../core/program/program.ts';
import styles from './petal-days.module.css';

type Props = { readonly days: readonly CalendarDay[]; readonly startedAt: number; readonly className?: string | undefined };

/** Days as petals, seven in a row. The words beside them say the same. */
export function PetalDays({ days, startedAt, className = '' }: Props) {
  return (
    <div className={`${styles.root} ${className}`} aria-hidden="true" translate="no">
      {days.map((day) => {
        const date = monthAndDay(dateOfDay(startedAt, day.day).getTime());
        const number = date.replace(/\D/g, '');
        return (
          <i key={day.day} data-look={dayLook(day)} data-today={day.day === 1 || undefined}>
            {(day.day === 1 || number === '1') && <small>{date.replace(/[\d ]/g, '')}</small>} {number}
          </i>
        );
      })}
    </div>
  );
}
