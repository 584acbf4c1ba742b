import { planCopy } from '../../content/pages/plan.ts';
import styles from './part.module.css';
import type { PlanPart } from './parts.ts';

const { parts } = planCopy;

/** The address keeps the part that is shown, so that Back leads to the one before it. */
export function PartLinks({ ids, shown }: { ids: readonly PlanPart[]; shown: PlanPart }) {
  return (
    <nav className={styles.links} aria-label={planCopy.title}>
      <div>
        {ids.map((id) => (
          <a key={id} href={`#${id}`} aria-current={id === shown || undefined}>
            {parts[id]}
          </a>
        ))}
      </div>
    </nav>
  );
}
