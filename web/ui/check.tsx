import type { Ref } from 'react';

type Props = {
  readonly name: string;
  readonly text: string;
  readonly checked: boolean;
  readonly onCheck: (checked: boolean) => void;
  readonly boxRef?: Ref<HTMLInputElement>;
  /** The id of what is wrong with it, where something may be. */
  readonly errorId?: string;
  readonly wrong?: boolean;
};

/** A box with its sentence, which may be pressed too. */
export function Check({ name, text, checked, onCheck, boxRef, errorId, wrong }: Props) {
  return (
    <label className="check">
      <input
        type="checkbox"
        className="check__box"
        name={name}
        ref={boxRef ?? null}
        checked={checked}
        aria-invalid={wrong}
        aria-describedby={errorId}
        onChange={(event) => onCheck(event.currentTarget.checked)}
      />
      <span>{text}</span>
    </label>
  );
}
