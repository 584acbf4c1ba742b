import { planCopy } from '../../content/pages/plan.ts';
import { fill } from '../../core/presentation/fill.ts';
import type { LineGrounds } from '../../core/program/program.ts';
import { useWorkNumbers } from './work-numbers.ts';
import styles from './works.module.css';

/** How strong the evidence of a line is, and the numbers of its works in the list at the end. */
export function Grounds({ grounds: { evidence, sources } }: { grounds: LineGrounds }) {
  const numbers = useWorkNumbers();
  const { seek } = planCopy;
  return (
    <p className={styles.grounds}>
      <span>{fill(seek.strength, { evidence: planCopy.evidence[evidence] })}</span>{' '}
      {sources.map((id) => (
        <a key={id} href={`#work-${id}`} aria-label={`${seek.sources} ${numbers.get(id)}`}>
          {numbers.get(id)}
        </a>
      ))}
    </p>
  );
}
