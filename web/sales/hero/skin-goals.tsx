import { ArrowRight } from 'lucide';
import { analysis } from '../../../content/analysis.ts';
import { salesCopy } from '../../../content/pages/sales.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { listed } from '../../../core/program/wording.ts';
import { useSkinIndex } from '../../browser/skin-index.ts';
import { Icon } from '../../ui/icon.tsx';
import salesStyles from '../sales.module.css';
import styles from './skin-goals.module.css';

const { today, later, note, habits, and, keptNote, exampleNote } = salesCopy.hero;

export function SkinGoals() {
  const { areas, isExample } = useSkinIndex();
  const shown = areas.filter(({ id }) => analysis.improvements.some((improvement) => improvement.id === id));
  const better = new Set(shown.flatMap((area) => (area.goal > area.percent ? area.habits : [])));
  const named = Object.entries(habits).flatMap(([step, words]) => (better.has(step) ? words : []));
  const ownNote = named.length > 0 ? fill(note, { habits: listed(named, and) }) : keptNote;
  return (
    <>
      <ul className={styles.root}>
        {shown.map(({ id, label, percent: from, goal: to }) => (
          <li key={id}>
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
        ))}
      </ul>
      <p className={`${salesStyles.fine} ${styles.note}`}>{isExample ? exampleNote : ownNote}</p>
    </>
  );
}
