type Props = {
  readonly title: string;
  readonly text: string;
  readonly on: boolean;
  readonly disabled?: boolean;
  readonly onSwitch: (on: boolean) => void;
};

/** One thing to agree to or not; the whole row answers. */
export function PurposeSwitch({ title, text, on, disabled = false, onSwitch }: Props) {
  return (
    <label class="purpose">
      <span class="purpose__title">{title}</span>
      <input
        type="checkbox"
        class="purpose__switch"
        checked={on}
        disabled={disabled}
        onChange={(event) => onSwitch(event.currentTarget.checked)}
      />
      <span class="purpose__text">{text}</span>
    </label>
  );
}
