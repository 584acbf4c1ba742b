import { type RefObject, useId } from 'react';
import fieldStyles from '../ui/field.module.css';
import styles from './managed.module.css';

type Choice = { readonly id: string; readonly title: string; readonly text: string };

type Props = {
  readonly legend: string;
  readonly choices: readonly Choice[];
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
  /** Where the focus goes when nothing is chosen. */
  readonly first: RefObject<HTMLInputElement | null>;
  readonly error: string | undefined;
};

export function ChoiceList({ legend, choices, chosen, onChoose, first, error }: Props) {
  const id = useId();
  return (
    <fieldset className={styles.otherPlans} aria-describedby={`${id}-error`}>
      <legend className="visually-hidden">{legend}</legend>
      {choices.map((choice, index) => (
        <label key={choice.id} className={styles.otherPlan}>
          <input
            type="radio"
            name={id}
            ref={index === 0 ? first : null}
            checked={chosen === choice.id}
            onChange={() => onChoose(choice.id)}
          />
          <bdi className={styles.otherPlanTitle}>{choice.title}</bdi>
          <span>{choice.text}</span>
        </label>
      ))}
      <p className={fieldStyles.error} id={`${id}-error`} role="alert">
        {error}
      </p>
    </fieldset>
  );
}
