import { Check } from 'lucide';
import type { ButtonHTMLAttributes } from 'preact';
import { useId } from 'preact/hooks';
import type { Option } from '../../core/funnel/step.ts';
import { Icon } from './icon.tsx';

/** One choice that is made by tapping it. */
export function OptionButton({ option, chosen, onChoose }: { option: Option; chosen: boolean; onChoose: () => void }) {
  const id = useId();
  const choice = { type: 'button', 'data-tap': '', 'data-option': option.id, 'aria-pressed': chosen, onClick: onChoose } as const;
  if (option.description) return <DescribedButton id={id} option={option} choice={choice} />;
  return (
    <button {...choice} class="option">
      <span class="option__text">{option.label}</span>
      <Mark />
    </button>
  );
}

/** The label alone is the button, so that its name is what it says; the button's area covers the description too. */
function DescribedButton({
  id,
  option,
  choice,
}: {
  id: string;
  option: Option;
  choice: ButtonHTMLAttributes<HTMLButtonElement>;
}) {
  return (
    <div class="option">
      <div class="option__text">
        <button {...choice} class="option__button" aria-describedby={id}>
          {option.label}
        </button>
        <p id={id} class="option__description">
          {option.description}
        </p>
      </div>
      <Mark />
    </div>
  );
}

/** One of several choices. */
export function OptionCheckbox({ option, chosen, onToggle }: { option: Option; chosen: boolean; onToggle: () => void }) {
  return (
    <label class="option option--many" data-option={option.id}>
      <input type="checkbox" class="option__input" value={option.id} checked={chosen} onChange={onToggle} />
      <span class="option__text">{option.label}</span>
      <Mark />
    </label>
  );
}

function Mark() {
  return (
    <span class="option__mark">
      <Icon icon={Check} size={14} />
    </span>
  );
}
