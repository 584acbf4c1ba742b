import { planCopy } from '../../content/pages/plan.ts';
import { ingredientName } from '../../content/skincare/ingredients.ts';
import { fill } from '../../core/presentation/fill.ts';
import { type DayRituals, dayRituals } from '../../core/program/day-rituals.ts';
import type { ProgramInput } from '../../core/program/program.ts';
import { capitalized, listed } from '../../core/program/wording.ts';
import { useJourney } from '../browser/journey.ts';
import type { OwnProgram } from '../browser/program-store.ts';
import { OwnFace } from '../illustrations/face/own-face.tsx';
import { OwnPicture } from '../program/own-picture.tsx';
import styles from './hero.module.css';

const { greetings, today: copy } = planCopy;

const NIGHT_FROM = 20;
const NIGHT_UNTIL = 5;

type Props = {
  readonly own: OwnProgram;
  readonly answers: ProgramInput['answers'];
  /** Undefined where the plan is not open. */
  readonly day: number | undefined;
  readonly time: number;
};

export function Hero({ own, answers, day, time }: Props) {
  const tone = useJourney(({ stored }) => stored.skinTone);
  const days = own.program.calendar.length;
  return (
    <header className={styles.root} data-night={isNight(time) || undefined}>
      <OwnPicture className={styles.picture}>
        <OwnFace answers={answers} tone={tone} state="today" />
      </OwnPicture>
      <div className={styles.words}>
        <p className="eyebrow">{greetings[partOfDay(time)]}</p>
        <h1 className={styles.title}>
          {day === undefined
            ? planCopy.title
            : fill(day > days ? copy.later : copy.day, { day: String(day), days: String(days) })}
        </h1>
        {day !== undefined && <p className={styles.news}>{newsOf(dayRituals(own.program, day), own)}</p>}
        <p className={styles.headline}>{own.text.headline}</p>
      </div>
      {day !== undefined && day <= days && (
        <div className={styles.days} aria-hidden="true">
          {own.program.calendar.map((_, index) => (
            <i key={index} data-day={index + 1 < day ? 'past' : index + 1 === day ? 'today' : undefined} />
          ))}
        </div>
      )}
    </header>
  );
}

function partOfDay(time: number): keyof typeof greetings {
  const hour = new Date(time).getHours();
  if (hour < NIGHT_UNTIL) return 'evening';
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}

function isNight(time: number): boolean {
  const hour = new Date(time).getHours();
  return hour >= NIGHT_FROM || hour < NIGHT_UNTIL;
}

/** The actives of the day, by the part of the day in which they are used. */
function newsOf({ morning, evening }: DayRituals, { program }: OwnProgram): string {
  const isActive = (id: string) => program.seek.some(({ about, use }) => use && about.ingredient === id);
  const named = (steps: DayRituals['morning']) =>
    steps.flatMap(({ ingredients }) => ingredients.filter(isActive).map(ingredientName));
  const inMorning = named(morning);
  const inEvening = named(evening);
  const news = [
    ...(inMorning.length > 0 ? [fill(copy.thisMorning, { ingredient: listed(inMorning, planCopy.and) })] : []),
    ...(inEvening.length > 0 ? [fill(copy.tonight, { ingredient: listed(inEvening, planCopy.and) })] : []),
  ];
  return capitalized(news.length > 0 ? news.join(', ') : copy.rest);
}
