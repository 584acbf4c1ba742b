import { Check } from 'lucide';
import type { Option } from '../../core/funnel/step.ts';
import { Icon } from './icon.tsx';

/** One choice that is made by tapping it. */
export function OptionButton({ option, chosen, onChoose }: { option: Option; chosen: boolean; onChoose: () => void }) {
  return (
    <button type="button" class="option" data-tap="" data-option={option.id} aria-pressed={chosen} onClick={onChoose}>
      <OptionText option={option} />
      <span class="option__mark">
        <Icon icon={Check} size={14} />
      </span>
    </button>
  );
}

/** One of several choices. */
export function OptionCheckbox({ option, chosen, onToggle }: { option: Option; chosen: boolean; onToggle: () => void }) {
  return (
    <label class="option option--many" data-option={option.id}>
      <input type="checkbox" class="option__input" value={option.id} checked={chosen} onChange={onToggle} />
      <OptionText option={option} />
      <span class="option__mark">
        <Icon icon={Check} size={14} />
      </span>
    </label>
  );
}

function OptionText({ option }: { option: Option }) {
  return (
    <span class="option__text">
      {option.label}
      {option.description && <span class="option__description">{option.description}</span>}
    </span>
  );
}
