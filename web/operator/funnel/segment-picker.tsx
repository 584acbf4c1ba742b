import { funnelCopy as copy } from '../../../content/operator/funnel.ts';
import type { FunnelSegments } from '../../../core/api/operator/funnel.ts';
import styles from '../parts/picker.module.css';
import { choicesOf, type Dimension, type SegmentChoice, type SegmentOption } from './segment.ts';

type Props = {
  readonly segment: SegmentChoice;
  readonly segments: FunnelSegments | undefined;
  readonly against: string;
  readonly onSegmentChange: (segment: SegmentChoice) => void;
  readonly onAgainstChange: (against: string) => void;
};
const DIMENSIONS = Object.keys(copy.dimensions) as Dimension[];

export function SegmentPicker({ segment, segments, against, onSegmentChange, onAgainstChange }: Props) {
  const choices = choicesOf(segment.dimension, segments);
  const others = choices.filter(({ value }) => value !== segment.value);
  return (
    <>
      <label className={styles.field}>
        <span>{copy.segment}</span>
        <select
          value={segment.dimension}
          onChange={({ currentTarget }) => {
            const dimension = currentTarget.value as Dimension;
            onSegmentChange({ dimension, value: choicesOf(dimension, segments)[0]?.value ?? '' });
            onAgainstChange('before');
          }}
        >
          {DIMENSIONS.map((dimension) => (
            <option key={dimension} value={dimension}>
              {copy.dimensions[dimension]}
            </option>
          ))}
        </select>
      </label>
      {choices.length > 0 && (
        <label className={styles.field}>
          <span>{copy.value}</span>
          <select value={segment.value} onChange={({ currentTarget: { value } }) => onSegmentChange({ ...segment, value })}>
            <Choices choices={choices} />
          </select>
        </label>
      )}
      <label className={styles.field}>
        <span>{copy.compare}</span>
        <select value={against} onChange={({ currentTarget: { value } }) => onAgainstChange(value)}>
          <option value="before">{copy.against.before}</option>
          {segment.dimension !== 'all' && <option value="all">{copy.against.all}</option>}
          <Choices choices={others.map((choice) => ({ ...choice, value: `=${choice.value}` }))} />
        </select>
      </label>
    </>
  );
}

function Choices({ choices }: { choices: readonly SegmentOption[] }) {
  const groups = [...new Set(choices.map(({ group }) => group))];
  const options = (group: string | undefined) =>
    choices
      .filter((choice) => choice.group === group)
      .map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ));
  return (
    <>
      {groups.map((group) =>
        group === undefined ? (
          options(group)
        ) : (
          <optgroup key={group} label={group}>
            {options(group)}
          </optgroup>
        ),
      )}
    </>
  );
}
