import { planCopy } from '../../content/pages/plan.ts';
import styles from './plan.module.css';

const { parts } = planCopy;

/** Jumps to the parts of the page. */
export function Parts({ isOpen }: { isOpen: boolean }) {
  const shown = Object.entries(parts).filter(([id]) => isOpen || (id !== 'today' && id !== 'calendar'));
  return (
    <nav className={styles.parts} aria-label={planCopy.title}>
      {shown.map(([id, label]) => (
        <a key={id} href={`#${id}`}>
          {label}
        </a>
      ))}
    </nav>
  );
}
