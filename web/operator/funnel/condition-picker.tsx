import { useRef, useState } from 'react';
import { funnelCopy } from '../../../content/operator/funnel.ts';
import { type Condition, MAX_CONDITIONS } from '../../../core/analytics/conditions.ts';
import type { FunnelSegments } from '../../../core/api/operator/funnel.ts';
import { Button } from '../../ui/button.tsx';
import { ConditionForm } from './condition-form.tsx';
import { ConditionList } from './condition-list.tsx';
import styles from './condition-picker.module.css';
import { withCondition } from './conditions.ts';
import { SegmentActions } from './segment-actions.tsx';

const { conditions: copy } = funnelCopy;

type Props = {
  readonly conditions: readonly Condition[];
  readonly segments: FunnelSegments | undefined;
  readonly onChange: (conditions: readonly Condition[]) => void;
};

export function ConditionPicker({ conditions, segments, onChange }: Props) {
  const [adding, setAdding] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const full = conditions.length >= MAX_CONDITIONS;
  const change = (next: readonly Condition[]) => {
    setAdding(false);
    onChange(next);
    addButton.current?.focus();
  };
  return (
    <section className={styles.root} aria-label={copy.title}>
      <div className={styles.chosen}>
        <ConditionList
          conditions={conditions}
          segments={segments}
          onRemove={(gone) => change(conditions.filter((each) => each !== gone))}
        />
        <div className={styles.actions}>
          <Button
            ref={addButton}
            variant="plain"
            aria-expanded={adding}
            aria-disabled={full}
            onClick={() => !full && setAdding(!adding)}
          >
            {copy.add}
          </Button>
          <SegmentActions conditions={conditions} segments={segments} />
        </div>
      </div>
      {adding && (
        <ConditionForm
          conditions={conditions}
          segments={segments}
          onAdd={(added) => change(withCondition(conditions, added))}
          onCancel={() => change(conditions)}
        />
      )}
      {full && <p className={styles.note}>{copy.most}</p>}
      {adding && conditions.length > 0 && <p className={styles.note}>{copy.meaning}</p>}
    </section>
  );
}
