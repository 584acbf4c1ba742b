import type { Ref } from 'preact';
import { useId } from 'preact/hooks';

type Props = {
  readonly name: string;
  readonly text: string;
  readonly agreed: boolean;
  readonly onAgree: (agreed: boolean) => void;
  readonly error: string | undefined;
  readonly boxRef: Ref<HTMLInputElement>;
};

/** A sentence to agree to by hand, and beside it what happens when it is not. */
export function ConsentBox({ name, text, agreed, onAgree, error, boxRef }: Props) {
  const errorId = useId();
  return (
    <div class="consent">
      <label class="check">
        <input
          type="checkbox"
          class="check__box"
          name={name}
          ref={boxRef}
          checked={agreed}
          aria-invalid={error !== undefined}
          aria-describedby={errorId}
          onChange={(event) => onAgree(event.currentTarget.checked)}
        />
        <span>{text}</span>
      </label>
      <p class="field__error" id={errorId} role="alert">
        {error}
      </p>
    </div>
  );
}
