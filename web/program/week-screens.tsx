import { Check, Moon, Sun } from 'lucide';
import { weekScreens as copy } from '../../content/pages/program.ts';
import { programWords } from '../../content/skincare/words/words.ts';
import { monthAndDay } from '../../core/presentation/day.ts';
import { fill } from '../../core/presentation/fill.ts';
import type { Program, RoutineStep } from '../../core/program/program.ts';
import { capitalized } from '../../core/program/wording.ts';
import { DAY_MS } from '../../core/time.ts';
import { now } from '../browser/clock.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './week-screens.module.css';

/** A screen of the companion app, drawn with the visitor's own program. The first day has none of what begins later. */
export function WeekScreens({ program }: { program: Program }) {
  const later = new Set(program.seek.flatMap(({ use }) => use?.step ?? []));
  const daily = (steps: readonly RoutineStep[]) => steps.filter(({ days, kind }) => days === 'every' && !later.has(kind));
  return (
    <div className={styles.root}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it. */}
      <figure className={styles.screens} tabIndex={0} aria-label={copy.caption}>
        <div className={styles.phone}>
          <p className={styles.day}>{fill(copy.day, { day: '1' })}</p>
          <p className={styles.title}>{copy.title}</p>
          <Week />
          <Ritual icon={Sun} title={copy.morning} steps={daily(program.morning)} done />
          <Ritual icon={Moon} title={copy.evening} steps={daily(program.evening)} />
        </div>
      </figure>
      <p className={styles.caption}>{copy.caption}</p>
    </div>
  );
}

/** The seven days from today. */
function Week() {
  const today = now();
  return (
    <ol className={styles.week}>
      {Array.from({ length: 7 }, (_, index) => (
        <li key={index} data-today={index === 0 || undefined}>
          {monthAndDay(today + index * DAY_MS).replace(/\D/g, '')}
        </li>
      ))}
    </ol>
  );
}

type RitualProps = {
  readonly icon: Parameters<typeof Icon>[0]['icon'];
  readonly title: string;
  readonly steps: readonly RoutineStep[];
  readonly done?: true;
};

function Ritual({ icon, title, steps, done }: RitualProps) {
  return (
    <div className={styles.ritual}>
      <p>
        <Icon icon={icon} size={16} /> {title}
      </p>
      <ul>
        {steps.map(({ kind, onShelf }, index) => (
          <li key={kind} data-done={(done && index === 0) || undefined}>
            <span className={styles.mark}>
              <Icon icon={Check} size={12} />
            </span>
            <span>{capitalized(programWords.kinds[kind])}</span>
            <small>{onShelf ? copy.onShelf : copy.isNew}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}
