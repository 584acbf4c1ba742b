import '../design/disclosure.css';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { brand } from '../../content/brand.ts';
import { planCopy } from '../../content/pages/plan.ts';
import { ingredientName } from '../../content/skincare/ingredients.ts';
import { programWords } from '../../content/skincare/words/words.ts';
import type { ProgramOrder } from '../../core/api/program.ts';
import { monthAndDay } from '../../core/presentation/day.ts';
import { fill } from '../../core/presentation/fill.ts';
import { DAYS_A_WEEK } from '../../core/program/calendar.ts';
import { calendarEntries, ritualText } from '../../core/program/calendar-entries.ts';
import { calendarFile } from '../../core/program/calendar-file.ts';
import { type DayLook, dayLook } from '../../core/program/day-look.ts';
import { dateOfDay } from '../../core/program/day-number.ts';
import { dayRituals } from '../../core/program/day-rituals.ts';
import { type MovableEvening, moveKey } from '../../core/program/moves.ts';
import type { CalendarDay } from '../../core/program/program.ts';
import { weekLines } from '../../core/program/week-text.ts';
import { now } from '../browser/clock.ts';
import { isPrinting, onPrint, printPage } from '../browser/print.ts';
import { noteMove } from '../browser/program-diary.ts';
import type { OwnProgram } from '../browser/program-store.ts';
import { saveFile } from '../browser/save-file.ts';
import drawing from '../illustrations/scenes/calendar.svg?url';
import { Button } from '../ui/button.tsx';
import styles from './calendar.module.css';
import { CalendarAddress } from './calendar-address.tsx';
import { MoveEvening } from './move-evening.tsx';
import planStyles from './plan.module.css';
import { SectionTitle } from './section-title.tsx';

const copy = planCopy.calendar;

type Props = {
  readonly own: OwnProgram;
  readonly order: ProgramOrder;
  readonly evenings: readonly MovableEvening[];
  readonly today: number;
};

/** Four weeks with their dates; a tap on a day opens its rituals. */
export function Calendar({ own, order, evenings, today }: Props) {
  const { id, startedAt } = order;
  const { calendar } = own.program;
  const [chosen, setChosen] = useState<number>();
  const isOnPaper = useSyncExternalStore(onPrint, isPrinting);
  const dateOf = (day: number) => monthAndDay(dateOfDay(startedAt, day).getTime());
  const weeks = weekLines(own.program, ingredientName, programWords, dateOf);
  const used = new Set(calendar.map(dayLook));
  const save = () => {
    const { entries: titles, hours } = copy;
    const settings = { orderId: id, nameOf: ingredientName, words: programWords, titles, hours };
    const entries = calendarEntries(own.program, { ...settings, dateOf: (day) => dateOfDay(startedAt, day) });
    const file = calendarFile(entries, { product: brand.name, stamp: new Date(now()) });
    saveFile(copy.file, 'text/calendar', file);
  };
  return (
    <section className={`${planStyles.drawn} ${styles.root}`} aria-labelledby="calendar-title">
      <SectionTitle id="calendar-title" text={copy.title} drawing={drawing} />
      <ol className={styles.weeks}>
        {weeks.map((line, week) => (
          // The weeks keep their places.
          <li key={week}>
            <h3>{fill(copy.week, { week: String(week + 1) })}</h3>
            <ol className={styles.days}>
              {calendar.slice(week * DAYS_A_WEEK, week * DAYS_A_WEEK + DAYS_A_WEEK).map((day) => (
                <li key={day.day}>
                  <DayButton
                    day={day}
                    date={dateOf(day.day)}
                    isToday={day.day === today}
                    isChosen={day.day === chosen}
                    onChoose={() => setChosen(day.day)}
                  />
                </li>
              ))}
            </ol>
            <p className={styles.week}>{line}</p>
          </li>
        ))}
      </ol>
      <ul className={styles.legend}>
        {(Object.keys(copy.looks) as DayLook[])
          .filter((look) => used.has(look))
          .map((look) => (
            <li key={look}>
              <i data-look={look} /> {copy.looks[look]}
            </li>
          ))}
      </ul>
      <div aria-live="polite">
        {chosen !== undefined && (
          <ChosenDay own={own} day={chosen} date={dateOf(chosen)}>
            {evenings
              .filter(({ day }) => day === chosen)
              .map((evening) => (
                <MoveEvening
                  key={moveKey(evening)}
                  evening={evening}
                  today={today}
                  dateOf={dateOf}
                  onMove={(to) => {
                    noteMove(id, moveKey(evening), to);
                    setChosen(to);
                  }}
                />
              ))}
          </ChosenDay>
        )}
      </div>
      <div className={styles.after}>
        <div>
          <p className={styles.note}>{fill(copy.later, { week: String(weeks.length) })}</p>
          {own.text.calendarRules.length > 0 && (
            <details className={styles.rules} open={isOnPaper || undefined}>
              <summary>{copy.rules}</summary>
              <ul>
                {own.text.calendarRules.map(({ text }) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </details>
          )}
        </div>
        <div>
          <div className={styles.actions}>
            <Button variant="quiet" onClick={save}>
              {copy.save}
            </Button>
            <Button variant="quiet" onClick={printPage}>
              {copy.print}
            </Button>
          </div>
          <p className={styles.note}>{copy.saveNote}</p>
          <CalendarAddress order={order} />
        </div>
      </div>
    </section>
  );
}

type DayProps = {
  readonly day: CalendarDay;
  readonly date: string;
  readonly isToday: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
};

function DayButton({ day, date, isToday, isChosen, onChoose }: DayProps) {
  const look = dayLook(day);
  const label = `${date}, ${fill(copy.open, { day: String(day.day), look: copy.looks[look] })}`;
  const [, number = ''] = /(\d+)/.exec(date) ?? [];
  return (
    <button
      type="button"
      className={styles.day}
      data-look={look}
      aria-pressed={isChosen}
      aria-label={isToday ? `${label}, ${copy.isToday}` : label}
      aria-current={isToday ? 'date' : undefined}
      onClick={onChoose}
    >
      {(day.day === 1 || number === '1') && <small>{date.replace(/[\d ]/g, '')}</small>} {number}
    </button>
  );
}

type ChosenProps = { readonly own: OwnProgram; readonly day: number; readonly date: string; readonly children: ReactNode };

function ChosenDay({ own, day, date, children }: ChosenProps) {
  const { morning, evening, patchTest } = dayRituals(own.program, day);
  const { today } = planCopy;
  return (
    <div className={styles.chosen}>
      <h3>{`${date}, ${fill(today.later, { day: String(day) })}`}</h3>
      <p>
        <strong>{today.morning}</strong> {ritualText(morning, ingredientName, programWords)}
      </p>
      <p>
        <strong>{today.evening}</strong> {ritualText(evening, ingredientName, programWords)}
      </p>
      {patchTest && <p>{fill(today.test, { ingredient: ingredientName(patchTest) })}</p>}
      {children}
    </div>
  );
}
