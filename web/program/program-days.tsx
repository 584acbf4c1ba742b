import { Moon, Sun } from 'lucide';
import { useState } from 'react';
import { programDays as copy, programCopy } from '../../content/pages/program.ts';
import { ingredientName } from '../../content/skincare/ingredients.ts';
import { programWords } from '../../content/skincare/words/words.ts';
import { monthAndDay } from '../../core/presentation/day.ts';
import { fill } from '../../core/presentation/fill.ts';
import { DAYS_A_WEEK } from '../../core/program/calendar.ts';
import { dayLook } from '../../core/program/day-look.ts';
import { dateOfDay } from '../../core/program/day-number.ts';
import { type DayStep, dayRituals } from '../../core/program/day-rituals.ts';
import type { CalendarDay } from '../../core/program/program.ts';
import { capitalized } from '../../core/program/wording.ts';
import { now } from '../browser/clock.ts';
import type { OwnProgram } from '../browser/program-store.ts';
import { ProductDrawing } from '../illustrations/products/product-drawing.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './program-days.module.css';

const LOOKS = ['basics', 'starts', 'active'] as const;

/** Four weeks from today; a tap on a day shows its rituals. */
export function ProgramDays({ own: { program, text } }: { own: OwnProgram }) {
  const [startedAt] = useState(now);
  const [chosen, setChosen] = useState(1);
  const { calendar } = program;
  const used = new Set(calendar.map(dayLook));
  const dateOf = (day: number) => monthAndDay(dateOfDay(startedAt, day).getTime());
  return (
    <div className={styles.root}>
      <fieldset className={styles.weeks}>
        <legend>{copy.choose}</legend>
        {text.weeks.map((line, week) => (
          // The weeks keep their places.
          <div key={week}>
            <p>
              <strong>{fill(programCopy.week, { week: String(week + 1) })}</strong> {line}
            </p>
            <div className={styles.days}>
              {calendar.slice(week * DAYS_A_WEEK, (week + 1) * DAYS_A_WEEK).map((day) => (
                <DayOption
                  key={day.day}
                  day={day}
                  date={dateOf(day.day)}
                  isChosen={day.day === chosen}
                  onChoose={() => setChosen(day.day)}
                />
              ))}
            </div>
          </div>
        ))}
        {used.size > 1 && (
          <ul className={styles.legend}>
            {LOOKS.filter((look) => used.has(look)).map((look) => (
              <li key={look}>
                <i data-look={look} /> {copy.looks[look]}
              </li>
            ))}
          </ul>
        )}
      </fieldset>
      <ChosenDay program={program} day={chosen} date={dateOf(chosen)} />
    </div>
  );
}

type DayProps = {
  readonly day: CalendarDay;
  readonly date: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
};

function DayOption({ day, date, isChosen, onChoose }: DayProps) {
  const look = dayLook(day);
  const [number = ''] = /\d+/.exec(date) ?? [];
  return (
    <label className={styles.day}>
      <input type="radio" name="program-day" checked={isChosen} aria-label={`${date}: ${copy.looks[look]}`} onChange={onChoose} />
      <i data-look={look} aria-hidden="true" translate="no">
        {(day.day === 1 || number === '1') && <small>{date.replace(/[\d ]/g, '')}</small>} {number}
      </i>
    </label>
  );
}

type ChosenProps = { readonly program: OwnProgram['program']; readonly day: number; readonly date: string };

function ChosenDay({ program, day, date }: ChosenProps) {
  const { morning, evening, patchTest } = dayRituals(program, day);
  const actives = program.calendar[day - 1];
  return (
    <section className={styles.chosen} aria-live="polite" aria-label={copy.rituals}>
      <p className={styles.date}>
        {fill(copy.day, { day: String(day) })} <span>{date}</span>
      </p>
      <Ritual slot="morning" steps={morning} actives={actives?.morning} />
      <Ritual slot="evening" steps={evening} actives={actives?.evening} />
      {patchTest && <p className={styles.test}>{fill(copy.test, { ingredient: ingredientName(patchTest) })}</p>}
    </section>
  );
}

type RitualProps = {
  readonly slot: 'morning' | 'evening';
  readonly steps: readonly DayStep[];
  readonly actives: readonly string[] | undefined;
};

function Ritual({ slot, steps, actives = [] }: RitualProps) {
  return (
    <div className={styles.ritual} data-slot={slot}>
      <p>
        <Icon icon={slot === 'morning' ? Sun : Moon} size={18} /> {copy[slot]}
      </p>
      <ol>
        {steps.map(({ kind, onShelf, ingredients, starts }) => (
          <li key={kind}>
            <ProductDrawing kind={kind} />
            <span>
              {capitalized(programWords.kinds[kind])}
              {ingredients
                .filter((id) => actives.includes(id))
                .map((id) => (
                  <span key={id} className={styles.holds}>
                    {ingredientName(id)}
                  </span>
                ))}
            </span>
            {(starts || onShelf) && <small>{starts ? copy.isNew : copy.onShelf}</small>}
          </li>
        ))}
      </ol>
    </div>
  );
}
