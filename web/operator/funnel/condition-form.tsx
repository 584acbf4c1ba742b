import { useEffect, useRef, useState } from 'react';
import { funnelCopy } from '../../../content/operator/funnel.ts';
import type { Condition } from '../../../core/analytics/conditions.ts';
import type { FunnelSegments } from '../../../core/api/operator/funnel.ts';
import { Button } from '../../ui/button.tsx';
import styles from '../parts/picker.module.css';
import { Choices } from './choices.tsx';
import { choicesOf, DIMENSIONS, type Dimension } from './conditions.ts';

const { conditions: copy, dimensions } = funnelCopy;

type Props = {
  readonly conditions: readonly Condition[];
  readonly segments: FunnelSegments | undefined;
  readonly onAdd: (condition: Condition) => void;
  readonly onCancel: () => void;
};

export function ConditionForm({ conditions, segments, onAdd, onCancel }: Props) {
  const first = useRef<HTMLSelectElement>(null);
  useEffect(() => first.current?.focus(), []);
  const offered = DIMENSIONS.filter((each) => choicesOf(each, segments, conditions).length > 0);
  const [kind, setKind] = useState<Dimension>();
  const [picked, setPicked] = useState<string>();
  const dimension = kind ?? offered[0] ?? 'answer';
  const choices = choicesOf(dimension, segments, conditions);
  const value = choices.some((choice) => choice.value === picked) ? picked : choices[0]?.value;
  return (
    <form
      className={styles.root}
      onSubmit={(event) => {
        event.preventDefault();
        if (value !== undefined) onAdd({ dimension, value });
      }}
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
    >
      <label className={styles.field}>
        <span>{copy.kind}</span>
        <select ref={first} value={dimension} onChange={({ currentTarget }) => setKind(currentTarget.value as Dimension)}>
          {offered.map((each) => (
            <option key={each} value={each}>
              {dimensions[each]}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        <span>{copy.value}</span>
        <select value={value} onChange={({ currentTarget }) => setPicked(currentTarget.value)}>
          <Choices choices={choices} />
        </select>
      </label>
      <Button type="submit" variant="quiet">
        {copy.confirm}
      </Button>
      <Button variant="plain" onClick={onCancel}>
        {copy.cancel}
      </Button>
    </form>
  );
}
