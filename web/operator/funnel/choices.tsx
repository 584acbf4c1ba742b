import type { ConditionChoice } from './conditions.ts';

/** The options of a select, grouped by question. */
export function Choices({ choices }: { choices: readonly ConditionChoice[] }) {
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
