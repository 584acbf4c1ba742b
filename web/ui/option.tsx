import { Check } from 'lucide';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { useId } from 'react';
import type { Option } from '../../core/funnel/step.ts';
import { Icon } from './icon.tsx';

/** `icon` is a drawing for the round tile beside the label; the label alone is the name. */
type Choice = {
  readonly option: Option;
  readonly icon?: ReactNode;
  readonly chosen: boolean;
  readonly disabled?: boolean;
};

/** One choice that is made by tapping it. */
export function OptionButton({ option, icon, chosen, disabled, onChoose }: Choice & { onChoose: () => void }) {
  const id = useId();
  const choice = {
    type: 'button',
    'data-tap': '',
    'data-option': option.id,
    'aria-pressed': chosen,
    disabled,
    onClick: onChoose,
  } as const;
  if (option.description) return <DescribedButton id={id} option={option} icon={icon} choice={choice} />;
  return (
    <button {...choice} className="option">
      <Tile icon={icon} />
      <span className="option__text">{option.label}</span>
      <Mark />
    </button>
  );
}

/** The label alone is the button, so that its name is what it says; the button's area covers the description too. */
function DescribedButton({
  id,
  option,
  icon,
  choice,
}: Pick<Choice, 'option' | 'icon'> & {
  readonly id: string;
  readonly choice: ButtonHTMLAttributes<HTMLButtonElement>;
}) {
  return (
    <div className="option">
      <Tile icon={icon} />
      <div className="option__text">
        <button {...choice} className="option__button" aria-describedby={id}>
          {option.label}
        </button>
        <p id={id} className="option__description">
          {option.description}
        </p>
      </div>
      <Mark />
    </div>
  );
}

/** One of several choices. */
export function OptionCheckbox({ option, icon, chosen, disabled, onToggle }: Choice & { onToggle: () => void }) {
  return (
    <label className="option option--many" data-option={option.id}>
      <input
        type="checkbox"
        className="option__input"
        value={option.id}
        checked={chosen}
        disabled={disabled}
        onChange={onToggle}
      />
      <Tile icon={icon} />
      <span className="option__text">{option.label}</span>
      <Mark />
    </label>
  );
}

function Tile({ icon }: { icon: ReactNode }) {
  return icon ? <span className="option__icon">{icon}</span> : null;
}

function Mark() {
  return (
    <span className="option__mark">
      <Icon icon={Check} size={14} />
    </span>
  );
}
