import type { ReactNode } from 'react';
import { frameCopy } from '../../../content/operator/frame.ts';
import { fill } from '../../../core/presentation/fill.ts';
import styles from './picker.module.css';
import { PERIOD_LENGTHS, type PeriodChoice, SINGLE_DAYS } from './use-period.ts';

const { period: copy } = frameCopy;
const LENGTHS = [...SINGLE_DAYS, ...PERIOD_LENGTHS];

/** `children` are further fields of the same line. */
export function PeriodPicker({ choice, children }: { choice: PeriodChoice; children?: ReactNode }) {
  const { chosen, today, setLength, setOwn } = choice;
  const { from, to } = chosen;
  return (
    <div className={styles.root}>
      <label className={styles.field}>
        <span>{copy.label}</span>
        <select
          value={chosen.length}
          onChange={({ currentTarget: { value } }) => {
            setOwn({ from, to });
            setLength(LENGTHS.find((length) => String(length) === value) ?? 'own');
          }}
        >
          {SINGLE_DAYS.map((day) => (
            <option key={day} value={day}>
              {copy[day]}
            </option>
          ))}
          {PERIOD_LENGTHS.map((days) => (
            <option key={days} value={days}>
              {days === 365 ? copy.year : fill(copy.days, { days: String(days) })}
            </option>
          ))}
          <option value="own">{copy.own}</option>
        </select>
      </label>
      {chosen.length === 'own' && (
        <>
          <label className={styles.field}>
            <span>{copy.from}</span>
            <input
              type="date"
              value={from}
              max={to}
              onChange={({ currentTarget: { value } }) => value && setOwn({ from: value, to })}
            />
          </label>
          <label className={styles.field}>
            <span>{copy.to}</span>
            <input
              type="date"
              value={to}
              min={from}
              max={today}
              onChange={({ currentTarget: { value } }) => value && setOwn({ from, to: value })}
            />
          </label>
        </>
      )}
      {children}
    </div>
  );
}
