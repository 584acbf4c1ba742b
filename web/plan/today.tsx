import { planCopy } from '../../content/pages/plan.ts';
import { ingredientName } from '../../content/skincare/ingredients.ts';
import { programWords } from '../../content/skincare/words/words.ts';
import { monthAndDay } from '../../core/presentation/day.ts';
import { fill } from '../../core/presentation/fill.ts';
import { dateOfDay } from '../../core/program/day-number.ts';
import { type DayRituals, dayRituals } from '../../core/program/day-rituals.ts';
import type { Diary } from '../../core/program/diary.ts';
import type { MovableEvening } from '../../core/program/moves.ts';
import { ownedLater } from '../../core/program/owned-later.ts';
import { noteTick } from '../browser/program-diary.ts';
import type { OwnProgram } from '../browser/program-store.ts';
import { DayFlower } from './day-flower.tsx';
import { MorningSun } from './morning-sun.tsx';
import { MoveToTomorrow } from './move-to-tomorrow.tsx';
import { Ritual } from './ritual.tsx';
import styles from './today.module.css';

const copy = planCopy.today;
const EVENING_FROM = 15;

type Props = {
  readonly own: OwnProgram;
  readonly answers: Readonly<Record<string, unknown>>;
  readonly orderId: string;
  readonly ticks: Diary['ticks'];
  readonly evenings: readonly MovableEvening[];
  readonly day: number;
  readonly time: number;
};

/** The rituals of the day: first the one that comes next. */
export function Today({ own, answers, orderId, ticks, evenings, day, time }: Props) {
  const rituals = dayRituals(own.program, day);
  const slots: readonly (keyof Pick<DayRituals, 'morning' | 'evening'>)[] =
    new Date(time).getHours() >= EVENING_FROM ? ['evening', 'morning'] : ['morning', 'evening'];
  const isDone = (slot: keyof typeof rituals, kind: string) => (ticks[`${day}-${slot}-${kind}`] ?? 0) > 0;
  const doneTonight = rituals.evening.filter(({ kind }) => isDone('evening', kind)).flatMap(({ ingredients }) => ingredients);
  const steps = slots.flatMap((slot) => rituals[slot].map(({ kind }) => isDone(slot, kind)));
  const minutes = [...rituals.morning, ...rituals.evening].reduce((sum, step) => sum + step.minutes, 0);
  const { needed } = own.program.minutes;
  const duration = fill(minutes < needed ? copy.timeLater : copy.time, { today: String(minutes), needed: String(needed) });
  return (
    <section className={styles.root} aria-labelledby="today-title">
      <div className={styles.top}>
        <h2 id="today-title">{copy.title}</h2>
        <DayFlower all={steps.length} done={steps.filter(Boolean).length} />
      </div>
      <div className={styles.rituals}>
        {slots.map((slot) => (
          <Ritual
            key={slot}
            slot={slot}
            steps={rituals[slot]}
            isDone={(kind) => isDone(slot, kind)}
            onTick={(kind, isTicked) => noteTick(orderId, `${day}-${slot}-${kind}`, isTicked)}
          >
            {slot === 'morning' && <MorningSun answers={answers} time={time} />}
          </Ritual>
        ))}
      </div>
      <MoveToTomorrow orderId={orderId} evenings={evenings} today={day} done={doneTonight} />
      {rituals.patchTest && <p className="notice">{fill(copy.test, { ingredient: ingredientName(rituals.patchTest) })}</p>}
      {ownedLater(own.program, day).map(({ kind, day: first }) => (
        <p key={kind} className={styles.note}>
          {fill(copy.owned, {
            product: programWords.kinds[kind],
            date: monthAndDay(dateOfDay(time, first - day + 1).getTime()),
          })}
        </p>
      ))}
      <p className={styles.note}>{`${duration} ${copy.missed}`}</p>
    </section>
  );
}
