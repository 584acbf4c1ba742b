import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { useId } from 'react';
import type { Option } from '../../core/funnel/step.ts';
import styles from './option.module.css';
import { Tick } from './tick.tsx';

type OptionProps = {
  readonly option: Option;
  readonly icon?: ReactNode;
  readonly chosen: boolean;
  readonly disabled?: boolean;
};

export function OptionButton({ option, icon, chosen, disabled, onSelect }: OptionProps & { onSelect: () => void }) {
  const id = useId();
  const choice = {
    type: 'button',
    'data-tap': '',
    'data-option': option.id,
    'aria-pressed': chosen,
    disabled,
    onClick: onSelect,
  } as const;
  if (option.description) return <DescribedButton id={id} option={option} icon={icon} choice={choice} />;
  return (
    <button {...choice} className={styles.root}>
      <Tile icon={icon} />
      <span className={styles.text}>{option.label}</span>
      <Tick />
    </button>
  );
}

/** The label alone is the button, so that its name is the label; its area covers the description too. */
function DescribedButton({
  id,
  option,
  icon,
  choice,
}: Pick<OptionProps, 'option' | 'icon'> & {
  readonly id: string;
  readonly choice: ButtonHTMLAttributes<HTMLButtonElement>;
}) {
  return (
    <div className={styles.root}>
      <Tile icon={icon} />
      <div className={styles.text}>
        <button {...choice} className={styles.button} aria-describedby={id}>
          {option.label}
        </button>
        <p id={id} className={styles.description}>
          {option.description}
        </p>
      </div>
      <Tick />
    </div>
  );
}

export function OptionCheckbox({ option, icon, chosen, disabled, onToggle }: OptionProps & { onToggle: () => void }) {
  return (
    <label className={styles.root} data-multiple="" data-option={option.id}>
      <input
        type="checkbox"
        className={styles.input}
        value={option.id}
        checked={chosen}
        disabled={disabled}
        onChange={onToggle}
      />
      <Tile icon={icon} />
      <span className={styles.text}>{breakable(option.label)}</span>
      <Tick />
    </label>
  );
}

function Tile({ icon }: { icon: ReactNode }) {
  return icon ? <span className={styles.icon}>{icon}</span> : null;
}

/** A narrow tile may begin a line with a bracket that no space stands before. */
function breakable(label: string): ReactNode {
  const bracket = label.indexOf('(');
  if (bracket < 1) return label;
  return (
    <>
      {label.slice(0, bracket)}
      <wbr />
      {label.slice(bracket)}
    </>
  );
}
