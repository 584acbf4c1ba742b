import { useQuery } from '@tanstack/react-query';
import { funnelCopy as copy } from '../../../content/operator/funnel.ts';
import type { Condition } from '../../../core/analytics/conditions.ts';
import type { FunnelSegments } from '../../../core/api/operator/funnel.ts';
import styles from '../parts/picker.module.css';
import { Choices } from './choices.tsx';
import { areSame, isAskedIn, otherChoices } from './conditions.ts';
import { savedSegmentsQuery } from './queries.ts';

type Props = {
  readonly conditions: readonly Condition[];
  readonly segments: FunnelSegments | undefined;
  readonly against: string;
  readonly onConditionsChange: (conditions: readonly Condition[]) => void;
  readonly onAgainstChange: (against: string) => void;
};

/** Saved segments, and what the chosen visitors are compared with. */
export function SegmentPicker({ conditions, segments, against, onConditionsChange, onAgainstChange }: Props) {
  const { data } = useQuery(savedSegmentsQuery());
  const saved = (data?.segments ?? []).filter((each) => each.conditions.every((condition) => isAskedIn(condition, segments)));
  const chosen = saved.find((segment) => areSame(segment.conditions, conditions));
  return (
    <>
      {saved.length > 0 && (
        <label className={styles.field}>
          <span>{copy.saved.label}</span>
          <select
            value={chosen?.id ?? ''}
            onChange={({ currentTarget: { value } }) =>
              onConditionsChange(saved.find(({ id }) => id === value)?.conditions ?? [])
            }
          >
            <option value="">{conditions.length > 0 && !chosen ? copy.saved.unsaved : copy.conditions.everybody}</option>
            {saved.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className={styles.field}>
        <span>{copy.compare}</span>
        <select value={against} onChange={({ currentTarget: { value } }) => onAgainstChange(value)}>
          <option value="before">{copy.against.before}</option>
          {conditions.length > 0 && <option value="all">{copy.against.all}</option>}
          <Choices choices={otherChoices(conditions, segments).map((choice) => ({ ...choice, value: `=${choice.value}` }))} />
        </select>
      </label>
    </>
  );
}
