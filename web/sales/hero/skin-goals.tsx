import { ArrowRight } from 'lucide';
import { salesCopy } from '../../../content/pages/sales.ts';
import { fill } from '../../../core/presentation/fill.ts';
import type { AreaIndex } from '../../../core/program/skin-index.ts';
import { listed } from '../../../core/program/wording.ts';
import { useSkinIndex } from '../../browser/skin-index.ts';
import { Icon } from '../../ui/icon.tsx';
import salesStyles from '../sales.module.css';
import { Balance } from './balance.tsx';
import styles from './skin-goals.module.css';

const { today, later, note, habits, care, and, kept, keptNote, exampleNote } = salesCopy.hero;

export function SkinGoals() {
  const {
    goals: { gains, kept: others },
    isExample,
  } = useSkinIndex();
  return (
    <>
      <ul className={styles.root}>
        {gains.map((area) => (
          <Goal key={area.id} area={area} />
        ))}
        {others.length > 0 && (
          <li className={styles.kept}>
            {fill(kept, {
              areas: listed(
                others.map(({ label }) => label),
                and,
              ),
            })}
          </li>
        )}
        {gains.length === 0 && <Balance />}
      </ul>
      <p className={`${salesStyles.fine} ${styles.note}`}>{isExample ? exampleNote : ownNote(gains)}</p>
    </>
  );
}

/** What the goals come from: habits that the visitor can better, and what the steps of the plan work on. */
function ownNote(gains: readonly AreaIndex[]): string {
  const better = new Set(gains.flatMap((area) => area.habits));
  const named = [
    ...Object.entries(habits).flatMap(([step, words]) => (better.has(step) ? words : [])),
    ...Object.entries(care).flatMap(([id, words]) => (gains.some((area) => area.id === id && area.hasCare) ? words : [])),
  ];
  return named.length > 0 ? fill(note, { habits: listed(named, and) }) : keptNote;
}

function Goal({ area: { label, percent: from, goal: to } }: { area: AreaIndex }) {
  return (
    <li>
      <p className={styles.row}>
        <span>{label}</span>
        <span className={styles.figures}>
          <span>{`${from}%`}</span> <span className="visually-hidden">{today},</span>
          <Icon icon={ArrowRight} size={14} /> <strong>{`${to}%`}</strong> <span className="visually-hidden">{later}</span>
        </span>
      </p>
      <svg className={styles.bar} width="100%" height="10" aria-hidden="true">
        <rect width="100%" height="10" rx="5" />
        <rect width={`${to}%`} height="10" rx="5" />
        <rect width={`${from}%`} height="10" rx="5" />
      </svg>
    </li>
  );
}
