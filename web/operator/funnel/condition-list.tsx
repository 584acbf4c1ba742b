import { X } from 'lucide';
import { funnelCopy } from '../../../content/operator/funnel.ts';
import { type Condition, conditionText, subjectOf } from '../../../core/analytics/conditions.ts';
import type { FunnelSegments } from '../../../core/api/operator/funnel.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './condition-list.module.css';
import { conditionLabel } from './conditions.ts';

const { conditions: copy } = funnelCopy;

type Props = {
  readonly conditions: readonly Condition[];
  readonly segments: FunnelSegments | undefined;
  readonly onRemove: (condition: Condition) => void;
};

export function ConditionList({ conditions, segments, onRemove }: Props) {
  if (conditions.length === 0) return <p className={styles.everybody}>{copy.everybody}</p>;
  return (
    <ul className={styles.root} aria-label={copy.title}>
      {conditions.map((condition, index) => {
        const before = conditions[index - 1];
        const label = conditionLabel(condition, segments);
        return (
          <li key={conditionText(condition)}>
            {before && <span className={styles.link}>{subjectOf(before) === subjectOf(condition) ? copy.or : copy.and}</span>}
            <span className={styles.chip}>
              <span>{label}</span>
              <button type="button" aria-label={fill(copy.remove, { condition: label })} onClick={() => onRemove(condition)}>
                <Icon icon={X} size={18} />
              </button>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
