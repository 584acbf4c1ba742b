import { Check } from 'lucide';
import { useId } from 'preact/hooks';
import type { Option } from '../../core/funnel/step.ts';
import { Icon } from './icon.tsx';

/** One choice that is made by tapping it. */
export function OptionButton({ option, chosen, onChoose }: { option: Option; chosen: boolean; onChoose: () => void }) {
  const id = useId();
  return (
    <button
      type="button"
      class="option"
      data-tap=""
      data-option={option.id}
      aria-pressed={chosen}
      {...named(id, option)}
      onClick={onChoose}
    >
      <OptionText id={id} option={option} />
      <span class="option__mark">
        <Icon icon={Check} size={14} />
      </span>
    </button>
  );
}

/** One of several choices. */
export function OptionCheckbox({ option, chosen, onToggle }: { option: Option; chosen: boolean; onToggle: () => void }) {
  const id = useId();
  return (
    <label class="option option--many" data-option={option.id}>
      <input
        type="checkbox"
        class="option__input"
        value={option.id}
        checked={chosen}
        {...named(id, option)}
        onChange={onToggle}
      />
      <OptionText id={id} option={option} />
      <span class="option__mark">
        <Icon icon={Check} size={14} />
      </span>
    </label>
  );
}

/** Its name is the option's label alone; the description comes after it. */
function named(id: string, { description }: Option) {
  return description ? { 'aria-labelledby': `${id}-label`, 'aria-describedby': `${id}-description` } : {};
}

function OptionText({ id, option: { label, description } }: { id: string; option: Option }) {
  if (!description) return <span class="option__text">{label}</span>;
  return (
    <span class="option__text">
      <span id={`${id}-label`}>{label}</span>
      <span id={`${id}-description`} class="option__description">
        {description}
      </span>
    </span>
  );
}
